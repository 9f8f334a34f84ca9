import CCairo
import GridCore

/// Sets texts through Pango: every script, by the fonts there are, from either side.
final class PangoTypesetter: Typesetter {
  private let pango: Pango
  private let layout: Pango.Object?

  init(_ pango: Pango) {
    self.pango = pango
    let surface = Surface(Size(width: 1, height: 1))
    let context = Context(surface)
    layout = pango.createLayout(context.pointer)
    guard let layout, let pangoContext = pango.layoutContext(layout) else { return }
    let options = FontOptions()
    pango.setFontOptions(pangoContext, options.pointer)
    pango.setWrap(layout, Pango.wrapWordChar)
    pango.setEllipsize(layout, Pango.ellipsizeEnd)
  }

  deinit {
    if let layout { pango.unref(layout) }
  }

  func set(_ request: TextRequest, family: String) -> TypesetLines {
    guard let layout else { return TypesetLines(widths: [], isCut: false) }
    setFont(of: request, family: family, on: layout)
    let width = request.width.map { Int32(clamping: $0 * Int(Pango.units)) }
    pango.setWidth(layout, width ?? -1)
    pango.setHeight(layout, Int32(-request.style.lines))
    pango.setText(layout, request.string, -1)
    let count = min(Int(pango.lineCount(layout)), request.style.lines)
    return TypesetLines(
      widths: (0..<count).map { self.width(ofLine: $0, of: layout) },
      isCut: pango.isEllipsized(layout) != 0, direction: direction(of: request.string))
  }

  private func direction(of string: String) -> UserInterfaceLayoutDirection? {
    switch pango.baseDirection(string, -1) {
    case Pango.leftToRight: .leftToRight
    case Pango.rightToLeft: .rightToLeft
    default: nil
    }
  }

  func extent(ofCharacterAt offset: Int) -> (line: Int, left: Double, right: Double)? {
    guard let layout else { return nil }
    var (line, start, end): (Int32, Int32, Int32) = (0, 0, 0)
    pango.indexToLineX(layout, Int32(clamping: offset), 0, &line, &start)
    pango.indexToLineX(layout, Int32(clamping: offset), 1, &line, &end)
    let (left, right) = (Double(min(start, end)), Double(max(start, end)))
    return (Int(line), left / Pango.units, right / Pango.units)
  }

  func draw(line: Int, x: Double, baseline: Double, in context: borrowing Context) {
    guard let layout, let line = pango.line(layout, Int32(line)) else { return }
    cairo_move_to(context.pointer, x, baseline)
    pango.showLine(context.pointer, line)
  }

  private func setFont(of request: TextRequest, family: String, on layout: Pango.Object) {
    guard let font = pango.newFont() else { return }
    pango.setFamily(font, family)
    pango.setSize(font, request.style.size * request.scale * Pango.units)
    pango.setWeight(font, Int32(request.style.weight))
    pango.setFont(layout, font)
    pango.freeFont(font)
  }

  private func width(ofLine index: Int, of layout: Pango.Object) -> Double {
    guard let line = pango.line(layout, Int32(index)) else { return 0 }
    var logical: [Int32] = [0, 0, 0, 0]
    pango.lineExtents(line, nil, &logical)
    return Double(logical[2]) / Pango.units
  }
}
