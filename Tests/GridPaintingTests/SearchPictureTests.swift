import GridCore
import GridHarness
import GridPainting
import Testing

/// Pictures of a search: marked letters, and the reason for a result.
@Suite struct SearchPictureTests {
  private func harness(
    theme: Theme = .light, scale: Double = 1, direction: UserInterfaceLayoutDirection = .leftToRight
  ) -> Harness {
    var metrics = Metrics()
    metrics.layoutDirection = direction
    let harness = Harness(
      Fixture.document(), metrics: metrics, size: Size(width: 640, height: 300), scale: scale,
      theme: theme)
    Fixture.giveIcons(to: harness.painter, of: harness.grid.document, scale: scale)
    return harness
  }

  /// Searches for “vi” among the items of the fixture, as the shell does.
  private func search(in harness: Harness) throws {
    let highlights: [String: CellHighlight] = [
      "vlc": CellHighlight(title: [], reason: "Video Player", reasonRanges: [0..<2]),
      "code": CellHighlight(title: [0..<2]), "evince": CellHighlight(title: [9..<11]),
      "writer": CellHighlight(title: [0..<6]),
      "telegram": CellHighlight(
        title: [0..<4], reason: "Instant Messenger", reasonRanges: [8..<17]),
    ]
    let items = harness.grid.document.items
    harness.painter.highlight = { highlights[items[$0].id] }
    harness.search("vi", finding: ["code", "evince", "vlc", "writer", "telegram"])
    harness.hold(.seconds(1))
  }

  @Test(arguments: [
    (Theme.light, 1.0, "search"), (.dark, 1, "search-dark"), (.light, 2, "search-2x"),
  ])
  func `results show which letters were typed, and why they were found`(
    theme: Theme, scale: Double, name: String
  ) throws {
    let harness = harness(theme: theme, scale: scale)
    try search(in: harness)
    try expect(harness.picture(), matches: name)
  }

  @Test func `letters are marked where they stand in a page from right to left`() throws {
    let harness = harness(direction: .rightToLeft)
    let items = harness.grid.document.items
    harness.painter.highlight = { items[$0].id == "vlc" ? CellHighlight(title: [0..<10]) : nil }
    try search(in: harness)
    try expect(harness.picture(), matches: "search-rtl")
  }

  @Test func `another text marks other letters`() throws {
    let harness = harness()
    try search(in: harness)
    _ = harness.picture()
    harness.painter.highlight = { _ in CellHighlight(title: [0..<1]) }
    harness.search("v", finding: ["code", "evince", "vlc", "writer", "telegram"])
    harness.hold(.seconds(1))
    #expect(countDifferences(harness.picture(), harness.wholePicture()) == 0)
  }
}
