import GridCore
import GridHarness
import GridPainting
import Testing

@Suite struct MeasuringTests {
  private let painter = GridPainter()
  private let document = Fixture.document()
  private let metrics = LayoutMetrics(Metrics(), scale: 1, viewportWidth: 768)

  init() { _ = TestFonts.trouble }

  @Test(arguments: [("firefox", false), ("gimp", true), ("writer", true), ("evince", false)])
  func `only a cut name has a tooltip`(id: String, isCut: Bool) throws {
    let item = try #require(document.items.handle(of: id))
    let width = painter.tooltipWidth(of: item, in: document, metrics: metrics)
    #expect((width != nil) == isCut)
    if let width { #expect(width > metrics.labelWidth) }
  }

  @Test func `a toast that can't be undone has no button`() throws {
    let item = try #require(document.items.handle(of: "firefox"))
    #expect(painter.measure(.holdToLift, of: document, scale: 1).button == 0)
    #expect(painter.measure(.removed(item), of: document, scale: 1).button > 20)
  }

  @Test func `a toast grows with the scale`() {
    let (one, two) = (
      painter.measure(.clickDoneToLaunch, of: document, scale: 1),
      painter.measure(.clickDoneToLaunch, of: document, scale: 2)
    )
    #expect(abs(two.text - 2 * one.text) < one.text / 10)
  }
}
