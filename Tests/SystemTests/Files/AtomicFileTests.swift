import Glibc
import Synchronization
import TestSupport
import Testing

@testable import System

@Suite struct AtomicFileTests {
  private let scratch = Scratch()

  private func file(_ name: String = "favorites", _ system: FileSystem = FileSystem())
    -> AtomicFile
  {
    AtomicFile(path: scratch[name], system: system)
  }

  @Test func `a save writes and syncs the file before renaming and the directory after`() throws {
    let faults = FileFaults()
    scratch.write("old")
    try file("favorites", faults.system).replace(with: Array("new content".utf8))

    let calls = faults.operations.filter { $0 != .inspect }
    #expect(calls == [.create, .write, .write, .chmod, .sync, .rename, .open, .sync])
    #expect(scratch.read() == "new content")
    #expect(scratch.names() == ["favorites"])
  }

  @Test func `a new file is its owners alone`() throws {
    try file().replace(with: [1])
    #expect(scratch.status().st_mode & 0o7777 == 0o600)
  }

  @Test(arguments: [0o644, 0o400, 0o664, 0o777] as [mode_t])
  func `the mode of the file is kept`(mode: mode_t) throws {
    scratch.write("old")
    chmod(scratch["favorites"], mode)
    try file().replace(with: [1])
    #expect(scratch.status().st_mode & 0o7777 == mode)
  }

  @Test func `missing directories are made for their owner alone`() throws {
    try file("deep/er/favorites").replace(with: Array("x".utf8))
    #expect(scratch.read("deep/er/favorites") == "x")
    #expect(scratch.status("deep/er").st_mode & 0o7777 == 0o700)
  }

  @Test func `an interrupted call is made again`() throws {
    let faults = FileFaults()
    faults.set { place, _, _ in place.isMultiple(of: 2) ? EINTR : nil }
    try file("favorites", faults.system).replace(with: Array("content".utf8))
    #expect(scratch.read() == "content")
  }

  // MARK: Exchanging

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test func `an exchange writes and syncs before it, looks after it, and syncs the directory`()
    throws
  {
    let faults = FileFaults()
    scratch.write("old")
    try file("favorites", faults.system).replace(bytes("old"), with: bytes("new"))
    let calls = faults.operations.filter { ![.inspect, .read].contains($0) }
    #expect(
      calls == [.create, .write, .chmod, .sync, .open, .rename, .open, .open, .sync, .unlink])
    #expect(scratch.read() == "new" && scratch.names() == ["favorites"])
  }

  @Test(arguments: ["other", "", "old2", nil]) func `a file that another program changed stays`(
    text: String?
  ) throws {
    if let text { scratch.write(text) }
    #expect(throws: FileError.changed(path: scratch["favorites"])) {
      try file().replace(bytes("old"), with: bytes("new"))
    }
    #expect(scratch.read() == text)
    #expect(scratch.names() == (text == nil ? [] : ["favorites"]))
  }

  @Test func `a file that another program made stays`() throws {
    scratch.write("theirs")
    #expect(throws: FileError.changed(path: scratch["favorites"])) {
      try file().replace(nil, with: bytes("new"))
    }
    #expect(scratch.read() == "theirs")
  }

  @Test func `what is renamed over the file at any moment of a save is not lost`() throws {
    var moment = 0
    var isLast = false
    while !isLast {
      let (scratch, faults) = (Scratch(), FileFaults())
      scratch.write("old")
      faults.set { [moment] place, _, _ in
        if place == moment { scratch.replace("theirs") }
        return nil
      }
      do {
        try AtomicFile(path: scratch["favorites"], system: faults.system)
          .replace(bytes("old"), with: bytes("new"))
        // Theirs came after ours, or not at all.
        isLast = faults.operations.count <= moment
        #expect(scratch.read() == (isLast ? "new" : "theirs"), "moment \(moment)")
      } catch {
        #expect(scratch.read() == "theirs", "moment \(moment)")
      }
      #expect(scratch.names() == ["favorites"], "moment \(moment)")
      moment += 1
    }
    #expect(moment > 10)
  }

  @Test(arguments: [EINVAL, ENOSYS]) func `a file system without exchanges compares before`(
    code: Int32
  ) throws {
    let faults = FileFaults()
    let first = Once()
    faults.set { _, operation, _ in operation == .rename && first.isFirst ? code : nil }
    scratch.write("old")
    try file("favorites", faults.system).replace(bytes("old"), with: bytes("new"))
    #expect(scratch.read() == "new")
    #expect(throws: FileError.changed(path: scratch["favorites"])) {
      try file("favorites", faults.system).replace(bytes("old"), with: bytes("newer"))
    }
    #expect(scratch.names() == ["favorites"])
  }

  @Test(arguments: [EBUSY, EXDEV]) func `a file that can't be renamed over is written in place`(
    code: Int32
  ) throws {
    let faults = FileFaults()
    faults.set { _, operation, _ in operation == .rename ? code : nil }
    scratch.write("old")
    let before = scratch.status().st_ino
    #expect(throws: FileError.self) {
      try file("favorites", faults.system).replace(bytes("old"), with: bytes("new"))
    }
    #expect(scratch.read() == "old")
    try file("favorites", faults.system)
      .replace(bytes("old"), with: bytes("newer"), mayWriteInPlace: true)
    #expect(scratch.read() == "newer" && scratch.status().st_ino == before)
    #expect(scratch.names() == ["favorites"])
  }

  @Test func `a write in place that fails restores the old bytes`() throws {
    let faults = FileFaults()
    let writes = Counter()
    faults.set { _, operation, _ in
      if operation == .rename { return EBUSY }
      // The temporary file is the first two writes.
      return operation == .write && writes.next() == 3 ? EIO : nil
    }
    scratch.write("old content")
    #expect(throws: FileError.self) {
      try file("favorites", faults.system)
        .replace(bytes("old content"), with: bytes("new content!"), mayWriteInPlace: true)
    }
    #expect(scratch.read() == "old content")
  }

  // MARK: What is left behind

  @Test func `what dead processes left is removed and what living ones write is not`() throws {
    let living = scratch.write("", to: ".gridwindow-1.tmp")
    let descriptor = try FileDescriptor(living, O_WRONLY)
    #expect(flock(descriptor.rawValue, LOCK_EX) == 0)
    for name in [".gridwindow-2.tmp", ".gridwindow-\(getpid())-1.tmp", "other.tmp"] {
      scratch.write("", to: name)
    }
    file().removeAbandoned()
    #expect(scratch.names() == [".gridwindow-1.tmp", "other.tmp"])
  }
}

/// True once.
private final class Once: Sendable {
  private let counter = Counter()
  var isFirst: Bool { counter.next() == 0 }
}

/// Counts from 0.
private final class Counter: Sendable {
  private let count = Atomic(0)
  func next() -> Int { count.add(1, ordering: .relaxed).oldValue }
}
