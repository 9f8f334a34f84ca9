import Testing

@testable import EndToEndSupport

/// What a page without favorites offers to take over from other launchers.
@Suite struct ImportTests {
  /// A page without favorites on which Whisker Menu and a bar of Plasma have some.
  private func withOffers(
    wrapper: [String] = [], _ body: (Page) async throws -> Void
  ) async throws {
    let setup = Setup(
      fixture: Fixture(favorites: []), geometry: "700x600+0+0", wrapper: wrapper)
    try await withDesktop(setup) { desktop in
      let rc = try desktop.sandbox.config.directory("xfce4").directory("panel")
      try rc.file("whiskermenu-1.rc").write("favorites=c.desktop,gone.desktop,a.desktop\n")
      try desktop.sandbox.config.file("kactivitymanagerd-statsrc").write(
        "[Favorites-org.kde.plasma.kickoff.favorites.instance-3-global]\n"
          + "ordering=applications:b.desktop\n")
      let page = try await desktop.open()
      try await page.until("the offers") { $0.panel.count == 3 }
      try await body(page)
    }
  }

  private func closeAtRest(_ page: Page) async throws {
    try await page.expectRestingInvariants()
    try await page.close()
  }

  @Test func `a click takes over what another launcher has, as one edit`() async throws {
    try await withOffers { page in
      let titles = [
        "Choose applications", "Import 1 from KDE Plasma", "Import 2 from Whisker Menu",
      ]
      #expect(try await page.dump().panel.map(\.title) == titles)
      let frame = try #require(try await page.dump().panel.last?.frame)
      try await page.click(.point(frame.center))
      page.members = ["a", "c"]
      try await page.expectOrder("c a")
      let dump = try await page.dump()
      #expect(dump.toast == "Imported 2, skipped 1" && dump.panel.isEmpty && !dump.editing)
      try await page.key("Control_L+z")
      page.members = []
      try await page.expectOrder("")
      try await page.key("Control_L+Shift_L+z")
      page.members = ["a", "c"]
      try await page.expectOrder("c a")
      try await closeAtRest(page)
    }
  }

  @Test func `the keyboard reaches every button of the empty page`() async throws {
    try await withOffers { page in
      for _ in 0..<2 { try await page.key("Right") }
      #expect(try await page.dump().panel.map(\.isFocused) == [false, true, false])
      try await page.key("Return")
      page.members = ["b"]
      try await page.expectOrder("b")
      #expect(try await page.dump().focus == "b.desktop")
      #expect(try await page.dump().toast == "Imported 1")
      try await closeAtRest(page)
    }
  }

  @Test(arguments: Unwritable.allCases)
  func `what is taken over and can't be kept is said to`(fault: Unwritable) async throws {
    try await withOffers(wrapper: fault.wrapper) { page in
      let frame = try #require(try await page.dump().panel.last?.frame)
      try await page.move(to: .point(frame.center))
      page.pointer.click()
      let dump = try await page.until("the failure") { dump in
        dump.toast?.hasPrefix("Could not save the order") == true
      }
      #expect(dump.toast?.contains(fault.reason) == true)
      #expect(dump.order.shortNames == "c a" && dump.pendingSave)
      page.connection.requestClose(page.window)
      #expect(try await page.program.process.exit() == 1)
      #expect(page.program.errors.contains(fault.reason))
    }
  }

  @Test func `where nothing is found nothing is offered`() async throws {
    try await withPage(Setup(fixture: Fixture(favorites: nil))) { page in
      try await page.idle()
      #expect(try await page.dump().panel.map(\.title) == ["Choose applications"])
    }
  }
}
