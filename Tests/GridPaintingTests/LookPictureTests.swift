import GridCore
import GridHarness
import GridPainting
import Testing

/// Looks that no gesture leads to yet, from frames made by hand.
@Suite struct LookPictureTests {
  private let document = Fixture.document()

  private func cell(_ index: Int, _ look: Look, badge: Badge = .none) -> FrameAttributes {
    var attributes = FrameAttributes(
      .cell(ItemHandle(rawValue: UInt32(index)), section: 0),
      frame: Rect(x: 16 + index % 4 * 104, y: 16 + index / 4 * 120, width: 96, height: 112))
    attributes.look = look
    attributes.badge = badge
    return attributes
  }

  private func frame() -> Frame {
    var metrics = Metrics()
    metrics.border = 1
    var frame = Frame(metrics: LayoutMetrics(metrics, scale: 1, viewportWidth: 432))
    frame.viewport = Size(width: 432, height: 376)
    var fading = cell(11, [])
    fading.alpha = 0.5
    fading.transform = Transform(scale: 0.75, anchor: Point(x: 48, y: 56))
    var thumb = FrameAttributes(.scrollBar, frame: Rect(x: 424, y: 40, width: 6, height: 120))
    thumb.look = .hovered
    frame.attributes = [
      cell(0, .hovered), cell(1, .pressed), cell(2, .focused), cell(3, .placeholder),
      cell(4, .bordered, badge: .remove), cell(5, [.badgeHovered, .hovered], badge: .remove),
      cell(6, .badgePressed, badge: .remove), cell(7, [], badge: .added),
      cell(8, .badgeHovered, badge: .add), cell(9, .badgePressed, badge: .add),
      cell(10, [.missing, .starting]), fading, thumb,
    ]
    return frame
  }

  @Test(arguments: [(Theme.light, "looks"), (.dark, "looks-dark")])
  func `every look can be told from the others`(theme: Theme, name: String) throws {
    _ = TestFonts.trouble
    let (frame, painter) = (frame(), GridPainter(theme: theme))
    Fixture.giveIcons(to: painter, of: document)
    let surface = Surface(frame.viewport, format: .rgb24)
    painter.paint(frame, damage: .everything(frame.viewport), of: document, on: surface)
    try expect(surface, matches: name)
  }
}
