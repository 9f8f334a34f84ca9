import Testing

/// What a page without favorites offers to take over from other launchers.
@Suite struct ImportTests {
  /// A page without favorites on which Whisker Menu and a bar of Plasma have some.
  private func withOffers(_ body: (Page) async throws -> Void) async throws {
    let setup = Setup(fixture: Fixture(favorites: []), geometry: "700x600+0+0")
    try await withDesktop(setup) { desktop in
      let rc = try desktop.sandbox.config.directory("xfce4").directory("panel")
      try rc.file("whiskermenu-1.rc").write("favorites=c.desktop,gone.desktop,a.desktop\n")
      try desktop.sandbox.config.file("kactivitymanagerd-statsrc").write(
        "[Favorites-org.kde.plasma.kickoff.favorites.instance-3-global]\n"
          + "ordering=applications:b.desktop\n")
      let page = try await desktop.open()
      try await page.idle()
      try await body(page)
      try await page.expectRestingInvariants()
      try await page.close()
    }
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
    }
  }

  @Test func `where nothing is found nothing is offered`() async throws {
    try await withPage(Setup(fixture: Fixture(favorites: nil))) { page in
      try await page.idle()
      #expect(try await page.dump().panel.map(\.title) == ["Choose applications"])
    }
  }
}
