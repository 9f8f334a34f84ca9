import Testing

@testable import EndToEndSupport

/// What lifts, what does not, and what is said then.
@Suite struct LiftTests {
  @Test func `C10 a hand that trembles still lifts`() async throws {
    try await withPage { page in
      try await page.press(.favorite("e"))
      for step in 0..<30 {
        let side = step.isMultiple(of: 2) ? 3.0 : -3.0
        page.drag(by: Point(x: side, y: 0), steps: 1, pause: .milliseconds(20))
      }
      try await page.hold()
      try await page.drag(to: "h")
      try await page.drop()
      try await page.expectOrder("a b c d f g h e i j k l")
    }
  }

  @Test func `C10 with DragStart hold a jump before the delay gives the press up`() async throws {
    try await withPage { page in
      try await page.press(.favorite("e"))
      page.drag(by: Point(x: 20, y: 0), steps: 1, pause: .milliseconds(100))
      #expect(try await page.dump().toast == "Hold to lift, then drag")
      page.pointer.release(after: .milliseconds(600))
      try await page.idle()
      #expect(try await page.dump().editing == false)
      #expect(page.sandbox.launched.isEmpty)
      #expect(try await page.metrics().saves == 0)
    }
  }

  @Test func `C10 with DragStart hold-or-move a move lifts at once, without edit mode`()
    async throws
  {
    let setup = Setup(fixture: Fixture(config: Fixture.config(dragStart: "hold-or-move")))
    try await withPage(setup) { page in
      try await page.press(.favorite("e"))
      try await page.drag(to: "h")
      #expect(try await page.dump().liftedID == "e.desktop")
      try await page.drop()
      #expect(try await page.dump().editing == false)
      try await page.expectOrder("a b c d f g h e i j k l")
      #expect(page.sandbox.launched.isEmpty)
    }
  }

  @Test func `without a config a move lifts at once`() async throws {
    try await withPage(Setup(fixture: Fixture(config: ""))) { page in
      try await page.press(.favorite("b"))
      try await page.drag(to: "d")
      #expect(try await page.dump().liftedID == "b.desktop")
      try await page.drop()
      try await page.expectOrder("a c d b e f g h i j k l")
    }
  }

  @Test func `C10 in edit mode a move lifts at once under DragStart hold too`() async throws {
    try await withPage(Setup(arguments: ["--edit"])) { page in
      try await page.press(.favorite("e"))
      try await page.drag(to: "h")
      #expect(try await page.dump().liftedID == "e.desktop")
      try await page.drop()
      try await page.expectOrder("a b c d f g h e i j k l")
    }
  }

  @Test func `C08 a hold on an empty page does nothing at all`() async throws {
    try await withPage(Setup(fixture: Fixture(favorites: []))) { page in
      let frame = try #require(try await page.dump().sections.first?.frame)
      for point in [
        Point(x: frame.x + 8, y: frame.y + 8), Point(x: frame.x + 2, y: frame.maxY - 2),
      ] {
        try await page.press(.point(point))
        page.pointer.move(to: page.pointer.position, pause: .milliseconds(700))
        page.drag(by: Point(x: 30, y: 10))
        try await page.drop()
        let dump = try await page.dump()
        #expect(!dump.editing && dump.drag == "idle")
      }
      #expect(try await page.metrics().saves == 0)
    }
  }

  @Test func `C08 the only favorite can not be reordered, and nothing is written`() async throws {
    try await withPage(Setup(fixture: .few(1), geometry: "640x760+0+0")) { page in
      for target in ["m01", "c", "a"] {
        try await page.press(.favorite("a"))
        page.pointer.move(to: page.pointer.position, pause: .milliseconds(700))
        let dump = try await page.dump()
        #expect(dump.editing && dump.drag != "lifted")
        try await page.move(to: .catalog(target), steps: 8)
        try await page.drop()
        try await page.leaveEditing()
      }
      try await page.expectOrder("a")
      #expect(try await page.metrics().saves == 0)
    }
  }

  @Test func `icons wobble in edit mode and stand still after it`() async throws {
    try await withPage(Setup(arguments: ["--edit"])) { page in
      try await page.move(to: .point(Point(x: 4, y: 4)))
      try await page.until("a turned icon") { $0.favorites.contains { $0.rotation != 0 } }
      let before = try await page.metrics().wobbleFrames
      _ = try await awaited("frames of the wobble") {
        try await page.metrics().wobbleFrames > before ? true : nil
      }
      try await page.leaveEditing()
      #expect(try await page.dump().items.allSatisfy { $0.rotation == 0 })
    }
  }
}
