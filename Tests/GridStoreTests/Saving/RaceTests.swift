import Glibc
import GridDocument
import TestSupport
import Testing

@testable import GridStore

/// Several processes, each a window or a command of its own, on one file.
@Suite struct RaceTests {
  private let scratch = Scratch()
  private static let edits = 200

  /// Adds its own ids and moves others about, 200 edits in all.
  private static func edit(_ window: Window, _ name: String, seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for number in 0..<edits {
      let count = window.document.favorites.count
      let index = Int.random(in: 0...count, using: &random)
      if number.isMultiple(of: 2) || count == 0 {
        try window.add("\(name)\(number)", at: index)
      } else {
        window.perform(
          try window.document.editMoving(
            from: min(index, count - 1), to: .random(in: 0..<count, using: &random)))
      }
      window.receiveReports()
    }
  }

  private static func added(_ name: String) -> Set<String> {
    Set(stride(from: 0, to: edits, by: 2).map { "\(name)\($0)" })
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func `two windows lose no edit of each other`(seed: UInt64) async throws {
    let store = scratch.store()
    async let left: [String] = Self.runWindow(store, "left", seed: seed)
    async let right: [String] = Self.runWindow(store, "right", seed: seed + 100)
    _ = try await (left, right)

    let text = try #require(scratch.read())
    let ids = text.split(separator: "\n").map(String.init)
    #expect(Set(ids) == Self.added("left").union(Self.added("right")))
    #expect(ids.count == Self.edits)

    let window = try Window(store)
    #expect(window.ids == ids)
    #expect(window.history.undoable.count == History.depth)
  }

  private static func runWindow(
    _ store: FavoritesStore, _ name: String, seed: UInt64
  ) async throws -> [String] {
    let window = try Window(store)
    try edit(window, name, seed: seed)
    #expect(window.runUntilClean())
    #expect(window.writer.finish(window.state) == nil)
    return window.ids
  }

  @Test func `two windows show the same in the end`() throws {
    let left = try Window(scratch.store())
    let right = try Window(scratch.store())
    for number in 0..<40 {
      try left.add("left\(number)", at: 0)
      try right.add("right\(number)")
      if number.isMultiple(of: 8) { left.undo() }
      left.receiveReports()
      right.receiveReports()
    }
    #expect(left.runUntilClean())
    #expect(right.runUntilClean())
    #expect(
      left.run {
        right.receiveReports()
        return left.ids == right.ids && left.writer.state == .clean
          && right.writer.state == .clean
      })
    #expect(scratch.read() == left.ids.map { $0 + "\n" }.joined())
  }

  @Test func `an editor that renames its versions over the file at any time loses none of its ids`()
    async throws
  {
    scratch.write("start\n")
    let scratch = scratch
    let editor = Task.detached {
      for number in 0..<500 {
        let text = scratch.read() ?? ""
        scratch.replace(text + "editor\(number)\n")
      }
    }
    var command = scratch.store()
    var commands = 0
    while commands < 500 {
      _ = try command.perform { document throws(EditError) in
        try document.editAdding("command\(commands)", at: 0)
      }
      commands += 1
    }
    await editor.value
    let ids = Set((scratch.read() ?? "").split(separator: "\n").map(String.init))
    #expect(ids.isSuperset(of: (0..<500).map { "editor\($0)" }))
  }

  @Test func `a window commands and an editor lose nothing`() throws {
    let window = try Window(scratch.store())
    var command = scratch.store()
    for number in 0..<50 {
      try window.add("window\(number)", at: 0)
      _ = try command.perform { document throws(EditError) in
        try document.editAdding("command\(number)")
      }
      window.receiveReports()
      if number.isMultiple(of: 10) {
        #expect(window.runUntilClean())
        scratch.replace("editor\(number)\n" + (scratch.read() ?? ""))
      }
    }
    #expect(window.runUntilClean())
    let ids = (scratch.read() ?? "").split(separator: "\n").map(String.init)
    #expect(ids.count == 105)
    #expect(Set(ids).count == 105)
    #expect(window.run { window.ids == ids })
  }
}
