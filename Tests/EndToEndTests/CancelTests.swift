import CX11
import Testing

@testable import EndToEndSupport

/// Whatever cancels a drag restores the exact order and writes nothing.
@Suite struct CancelTests {
  enum Cancel: CaseIterable {
    case escape, otherButton, unmap, outsideWindow, outsideBand
  }

  @Test(arguments: Cancel.allCases)
  func `a cancelled drag restores all and leaves the file untouched`(cancel: Cancel) async throws {
    try await withPage(Setup(geometry: "640x760+0+0")) { page in
      page.pointer.move(to: Point(x: 320, y: 750))
      try await page.idle()
      let before = page.sandbox.favoritesFile.identity
      let resting = try await page.dump().favorites.map(\.frame)
      try await page.lift("c")
      try await page.drag(to: "g")
      #expect(try await page.proposed() == "a b d e f g c h i j k l")

      try await cancel.perform(on: page)
      try await page.drop()

      try await page.expectOrder("a b c d e f g h i j k l")
      #expect(try await page.dump().favorites.map(\.frame) == resting)
      #expect(page.sandbox.favoritesFile.identity == before)
      #expect(try await page.metrics().saves == 0)
      #expect(page.sandbox.launched.isEmpty)
    }
  }

  @Test(arguments: ["a", "d", "f", "l"], ["a", "e", "l"])
  func `C06 Escape restores every frame`(name: String, target: String) async throws {
    try await withPage { page in
      let resting = try await page.dump().favorites
      try await page.lift(name)
      try await page.drag(to: target, steps: 8)
      try await page.key("Escape")
      #expect(try await page.dump().drag == "idle")
      try await page.drop()
      let dump = try await page.dump()
      #expect(dump.favorites.map(\.id) == resting.map(\.id))
      #expect(dump.favorites.map(\.frame) == resting.map(\.frame))
    }
  }

  @Test func `C05 coming back after a drop outside does not catch the item again`() async throws {
    try await withPage { page in
      try await page.lift("c")
      try await page.move(to: .point(Point(x: 900, y: 200)), steps: 20)
      try await page.drop()
      try await page.move(to: .favorite("h"), steps: 20)
      let dump = try await page.dump()
      #expect(dump.drag == "idle" && dump.liftedID == nil)
      #expect(try await page.metrics().saves == 0)
    }
  }

  @Test func `C19 no invalid place makes an item vanish`() async throws {
    try await withPage(Setup(geometry: "640x760+0+0")) { page in
      let before = page.sandbox.favoritesFile.identity
      let points = [
        (110, 560), (320, 560), (530, 560), (4, 640), (636, 640), (320, 700), (700, 100),
        (700, 600), (1270, 790), (200, 790),
      ]
      for (x, y) in points {
        try await page.lift("b")
        try await page.move(to: .point(Point(x: Double(x), y: Double(y))), steps: 12)
        try await page.drop()
        #expect(try await page.order() == "a b c d e f g h i j k l", "after \(x), \(y)")
      }
      #expect(page.sandbox.favoritesFile.identity == before)
      #expect(try await page.metrics().saves == 0)
    }
  }

  @Test func `Escape gives a press up before it lifts or clicks`() async throws {
    try await withPage { page in
      try await page.press(.favorite("b"))
      try await page.key("Escape")
      #expect(try await page.dump().drag == "idle")
      try await page.drop()
      #expect(try await page.dump().editing == false)
      #expect(page.sandbox.launched.isEmpty)
    }
  }

  @Test func `C21 Escape at once after removing leaves nothing turned`() async throws {
    try await withPage { page in
      try await page.edit()
      try await page.clickBadge(.favorite("b"))
      try await page.key("Escape")
      page.members.remove("b")
      try await page.until("rest", within: .seconds(2)) { dump in
        !dump.editing && dump.items.allSatisfy { $0.rotation == 0 }
      }
      try await page.expectOrder("a c d e f g h i j k l")
    }
  }

  @Test func `C21 Escape ends first the drag, then edit mode`() async throws {
    try await withPage { page in
      try await page.lift("c")
      try await page.drag(to: "g")
      try await page.key("Escape")
      #expect(try await page.dump().editing)
      try await page.key("Escape")
      #expect(try await page.dump().editing == false)
      try await page.drop()
      try await page.expectOrder("a b c d e f g h i j k l")
    }
  }

  @Test func `C22 with reduced motion a cancelled drag ends the same`() async throws {
    let config = Fixture.config(more: "[Motion]\nReduced=true\n")
    try await withPage(Setup(fixture: Fixture(config: config))) { page in
      try await page.lift("c")
      try await page.drag(to: "g")
      try await page.key("Escape")
      try await page.drop()
      try await page.expectOrder("a b c d e f g h i j k l")
      #expect(try await page.dump().items.allSatisfy { $0.rotation == 0 })
      try await page.drag("c", to: "g")
      try await page.expectOrder("a b d e f g c h i j k l")
      #expect(try await page.metrics().wobbleFrames == 0)
    }
  }
}

extension CancelTests.Cancel {
  /// Ends the drag of `page` in this way, while its button is still down.
  fileprivate func perform(on page: Page) async throws {
    switch self {
    case .escape: try await page.key("Escape")
    case .otherButton: page.pointer.click(3)
    case .unmap:
      page.connection.unmap(page.window)
      try await page.until("the cancel") { $0.drag == "idle" }
      page.connection.map(page.window)
    case .outsideWindow: try await page.move(to: .point(Point(x: 1000, y: 200)), steps: 20)
    case .outsideBand: try await page.move(to: .point(Point(x: 320, y: 650)), steps: 20)
    }
  }
}
