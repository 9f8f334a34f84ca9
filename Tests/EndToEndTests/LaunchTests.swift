import Testing

@testable import EndToEndSupport

@Suite struct LaunchTests {
  @Test(arguments: 1...3)
  func `a burst of clicks launches once`(clicks: Int) async throws {
    try await withPage { page in
      try await page.click(.favorite("b"), times: clicks)
      try await page.awaitLaunches("b")
    }
  }

  @Test func `two clicks that are far apart launch twice`() async throws {
    try await withPage { page in
      try await page.click(.favorite("b"))
      try await page.awaitLaunches("b")
      page.pointer.move(to: page.pointer.position, pause: .milliseconds(1500))
      try await page.click(.favorite("b"))
      try await page.awaitLaunches("b", "b")
    }
  }

  @Test func `a click in the catalog launches too`() async throws {
    try await withPage(Setup(geometry: "640x760+0+0")) { page in
      try await page.click(.catalog("c"))
      try await page.awaitLaunches("c")
    }
  }

  @Test func `the middle button launches`() async throws {
    try await withPage { page in
      try await page.click(.favorite("d"), button: 2)
      try await page.awaitLaunches("d")
    }
  }

  @Test func `a click in edit mode launches nothing and says how to`() async throws {
    try await withPage(Setup(arguments: ["--edit"])) { page in
      try await page.click(.favorite("b"))
      #expect(try await page.dump().toast == "Click Done to launch")
      #expect(page.sandbox.launched.isEmpty)
    }
  }

  @Test func `C20 a press shorter than the hold launches, a longer one edits`() async throws {
    try await withPage { page in
      let presses: [(String, Int)] = [
        ("a", 50), ("b", 200), ("c", 350), ("d", 440), ("e", 560), ("f", 700), ("g", 1000),
      ]
      for (name, time) in presses {
        try await page.press(.favorite(name))
        page.pointer.release(after: .milliseconds(time))
        try await page.idle()
        #expect(try await page.dump().editing == (time > 500))
        if time > 500 { try await page.leaveEditing() }
      }
      try await page.awaitLaunches("a", "b", "c", "d")
      try await page.expectOrder("a b c d e f g h i j k l")
    }
  }

  @Test func `C11 a hold in the catalog enters edit mode and leaves the item usable`() async throws
  {
    try await withPage(Setup(geometry: "640x760+0+0")) { page in
      try await page.press(.catalog("c"))
      page.pointer.release(after: .milliseconds(800))
      try await page.idle()
      #expect(try await page.dump().editing)
      #expect(page.sandbox.launched.isEmpty)

      try await page.leaveEditing()
      try await page.click(.catalog("c"))
      try await page.awaitLaunches("c")
    }
  }

  @Test func `C23 a favorite that is not installed keeps its place until removed`() async throws {
    let fixture = Fixture(favorites: ["a", "b", "gone", "c"])
    try await withPage(Setup(fixture: fixture)) { page in
      let ghosts = try await page.dump().favorites.filter(\.ghost).map(\.id.shortName)
      #expect(ghosts == ["gone"])
      try await page.click(.favorite("gone"))
      #expect(try await page.dump().toast?.contains("is not installed") == true)
      #expect(try await page.metrics().launches == 0)

      try await page.edit()
      try await page.clickBadge(.favorite("gone"))
      page.members.remove("gone")
      try await page.expectOrder("a b c")
    }
  }
}
