import Testing

@testable import EndToEndSupport

/// Adding, removing, undoing.
@Suite struct EditTests {
  @Test func `minus removes, and undo and redo by keys follow`() async throws {
    try await withPage { page in
      try await page.edit()
      try await page.clickBadge(.favorite("b"))
      try await page.expectOrder("a c d e f g h i j k l")
      #expect(try await page.dump().toast == "Removed App b")
      try await page.key("Control_L+z")
      try await page.expectOrder("a b c d e f g h i j k l")
      try await page.key("Control_L+Shift_L+z")
      page.members.remove("b")
      try await page.expectOrder("a c d e f g h i j k l")
    }
  }

  @Test func `plus appends, and a second click adds nothing twice`() async throws {
    try await withPage(Setup(fixture: .few(7), geometry: "640x760+0+0")) { page in
      try await page.edit()
      let dump = try await page.inspector.dump(all: true)
      let badge = try #require(Target.catalog("h").item(in: dump)?.badgeFrame)
      try await page.move(to: .point(badge.center))
      page.pointer.click(times: 2)
      try await page.idle()
      page.members.insert("h")
      try await page.expectOrder("a b c d e f g h")
      let item = Target.catalog("h").item(in: try await page.inspector.dump(all: true))
      #expect(item?.badge == "added")
    }
  }

  @Test func `in edit mode a click on the body of a catalog item adds it`() async throws {
    try await withPage(Setup(fixture: .few(7), geometry: "640x760+0+0")) { page in
      try await page.edit()
      try await page.click(.catalog("h"))
      page.members.insert("h")
      try await page.expectOrder("a b c d e f g h")
      #expect(page.sandbox.launched.isEmpty)
    }
  }

  @Test func `the first favorite of an empty page goes to a new private file`() async throws {
    let setup = Setup(
      fixture: Fixture(favorites: nil), geometry: "640x760+0+0", arguments: ["--edit"])
    try await withPage(setup) { page in
      try await page.clickBadge(.catalog("c"))
      page.members = ["c"]
      try await page.expectOrder("c")
    }
  }

  @Test func `removing the last favorite leaves an empty page`() async throws {
    try await withPage(Setup(fixture: .few(1))) { page in
      try await page.edit()
      try await page.clickBadge(.favorite("a"))
      page.members = []
      try await page.expectOrder("")
    }
  }

  @Test func `undo works after a restart, and redo after another`() async throws {
    try await withDesktop { desktop in
      let first = try await desktop.open()
      try await first.drag("b", to: "e")
      try await first.expectOrder("a c d e b f g h i j k l")
      try await first.close()

      let second = try await desktop.open()
      second.pointer.move(to: Point(x: 4, y: 4))
      try await second.key("Control_L+z")
      try await second.expectOrder("a b c d e f g h i j k l")
      try await second.close()

      let third = try await desktop.open()
      third.pointer.move(to: Point(x: 5, y: 5))
      try await third.key("Control_L+Shift_L+z")
      try await third.expectOrder("a c d e b f g h i j k l")
      try await third.expectRestingInvariants()
      try await third.close()
    }
  }

  @Test func `a click on empty space ends edit mode`() async throws {
    try await withPage(Setup(fixture: .few(6))) { page in
      try await page.edit()
      let frame = try #require(Target.favorite("f").item(in: try await page.dump())?.frame)
      try await page.click(.point(Point(x: frame.maxX + 100, y: frame.center.y)))
      #expect(try await page.dump().editing == false)
    }
  }

  @Test func `badges are dead while an item is lifted`() async throws {
    try await withPage(Setup(arguments: ["--edit"])) { page in
      let badge = try #require(Target.favorite("c").item(in: try await page.dump())?.badgeFrame)
      try await page.press(.favorite("b"))
      page.drag(by: Point(x: 12, y: 0))
      try await page.hold()
      try await page.move(to: .point(badge.center), steps: 8)
      try await page.drop()
      #expect(try await page.dump().order.count == 12)
    }
  }
}
