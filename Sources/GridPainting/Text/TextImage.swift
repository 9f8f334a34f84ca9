import GridCore

/// The pixels of a text, which get their color when they are drawn.
///
/// The letters are stored as opacities, so that light and dark pages share them; emoji have a second
/// layer with their own colors.
final class TextImage {
  /// The size of the text's box in device pixels, zoom included.
  let size: Size
  /// The width of the widest line in device pixels, zoom included.
  let textWidth: Int
  /// How much of the box's width lines take from its left: all of it where they are centered.
  let extent: Int
  /// The way the text runs; `nil` when it has neither a letter that does nor a sign for it.
  let direction: UserInterfaceLayoutDirection?
  /// Whether the text was cut because it didn't fit.
  let isCut: Bool
  /// The boxes of the marked letters, relative to the corner of the text's box.
  private let marks: [Rect]
  private let mask: Surface
  private let colors: Surface?

  /// How far glyphs may reach out of the box, in device pixels.
  static let overhang = 2

  /// The pixels of `request`, set in `lines` and drawn in a box of `size`.
  init(_ request: TextRequest, _ lines: TypesetLines, size: Size, layers: TextLayers, marks: [Rect])
  {
    let widest = lines.widths.max() ?? 0
    textWidth = Int((widest * request.zoom).rounded(.up))
    extent = request.style.isCentered ? size.width : textWidth
    (self.size, isCut, direction) = (size, lines.isCut, lines.direction)
    (mask, colors, self.marks) = (layers.mask, layers.colors, marks)
  }

  /// How many bytes the pixels take.
  var byteCount: Int { mask.byteCount + (colors?.byteCount ?? 0) }

  /// Draws the text in `color`, and its marked letters in `marked`.
  func draw(_ color: Color, marked: Color, at origin: Point, in context: borrowing Context) {
    guard !marks.isEmpty else { return draw(color, at: origin, in: context) }
    let boxes = marks.map { $0.offset(origin) }
    let whole = Rect(origin: origin, size: size).inset(by: -Self.overhang)
    context.clip(to: boxes, outsideIn: whole)
    draw(color, at: origin, in: context)
    context.unclip()
    context.clip(to: boxes)
    draw(marked, at: origin, in: context)
    context.unclip()
  }

  /// Draws the text in `color` with the top left corner of its box at `origin`.
  func draw(_ color: Color, at origin: Point, in context: borrowing Context) {
    let corner = origin - Point(x: Self.overhang, y: Self.overhang)
    context.draw(color, through: mask, at: corner)
    if let colors { context.draw(colors, at: corner, alpha: color.alpha) }
  }
}
