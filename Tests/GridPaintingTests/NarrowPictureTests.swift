import GridCore
import GridHarness
import GridPainting
import Testing

/// Pictures of narrow windows and of few columns.
@Suite struct NarrowPictureTests {
  @Test(arguments: [(Theme.light, "narrow"), (.dark, "narrow-dark")])
  func `the heading of a narrow window is read beside its button`(theme: Theme, name: String) throws
  {
    let harness = Harness(Fixture.document(), size: Size(width: 240, height: 420), theme: theme)
    Fixture.giveIcons(to: harness.painter, of: harness.grid.document)
    try expect(harness.picture(), matches: name)
  }

  @Test func `few columns stand in the middle below a heading as wide as the window`() throws {
    var metrics = Metrics()
    metrics.columns = 4
    let harness = Harness(
      Fixture.document(), metrics: metrics, size: Size(width: 640, height: 320))
    Fixture.giveIcons(to: harness.painter, of: harness.grid.document)
    harness.beginEditing(by: "firefox")
    harness.hold(.seconds(1))
    try expect(harness.picture(), matches: "four-columns")
  }
}
