import CCairo
import GridCore

/// Sets texts with Cairo's own text, for machines without Pango: one font, left to right.
final class ToyTypesetter: Typesetter {
  private let measuring: Context
  private var lines: [String] = []
  private var isCut = false
  private var request: TextRequest?
  private var family = ""

  init() { measuring = Context(Surface(Size(width: 1, height: 1))) }

  func set(_ request: TextRequest, family: String) -> TypesetLines {
    (self.request, self.family) = (request, family)
    selectFont(in: measuring)
    (lines, isCut) = ([], false)
    var rest = request.string[...]
    let limit = Double(request.width ?? Int.max)
    while lines.count < request.style.lines, !rest.isEmpty {
      let isLast = lines.count == request.style.lines - 1
      lines.append(isLast ? popRest(&rest, within: limit) : popLine(&rest, within: limit))
    }
    return TypesetLines(widths: lines.map(width), isCut: isCut)
  }

  func extent(ofCharacterAt offset: Int) -> (line: Int, left: Double, right: Double)? {
    guard let string = request?.string else { return nil }
    var start = string.startIndex
    for (index, line) in lines.enumerated() {
      let shown = line.hasSuffix("…") && isCut ? line.dropLast() : line[...]
      guard let found = string[start...].firstRange(of: shown) else { return nil }
      let first = string.utf8.distance(from: string.startIndex, to: found.lowerBound)
      if (first..<first + shown.utf8.count).contains(offset) {
        let place = shown.utf8.index(shown.startIndex, offsetBy: offset - first)
        let left = width(String(shown[..<place]))
        return (index, left, left + width(String(shown[place...].prefix(1))))
      }
      start = found.upperBound
    }
    return nil
  }

  func draw(line: Int, x: Double, baseline: Double, in context: borrowing Context) {
    selectFont(in: context)
    cairo_move_to(context.pointer, x, baseline)
    cairo_show_text(context.pointer, lines[line])
  }

  /// Takes as many words as fit, or as many characters when not even one word does.
  private func popLine(_ rest: inout Substring, within limit: Double) -> String {
    let count = fittingCount(of: rest, within: limit)
    guard count < rest.count else { return popRest(&rest, within: limit) }
    let hard = rest.index(rest.startIndex, offsetBy: max(count, 1))
    let blank = rest[...hard].lastIndex(of: " ") ?? hard
    let line = String(rest[..<blank])
    rest = rest[blank...].drop { $0 == " " }
    return line
  }

  private func popRest(_ rest: inout Substring, within limit: Double) -> String {
    defer { rest = "" }
    guard width(String(rest)) > limit else { return String(rest) }
    isCut = true
    return rest.prefix(fittingCount(of: rest, within: limit - width("…"))) + "…"
  }

  /// The most leading characters that are no wider than `limit`, by bisection.
  private func fittingCount(of text: Substring, within limit: Double) -> Int {
    var (low, high) = (0, text.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if width(String(text.prefix(middle))) <= limit { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private func width(_ text: String) -> Double {
    var extents = cairo_text_extents_t()
    cairo_text_extents(measuring.pointer, text, &extents)
    return extents.x_advance
  }

  private func selectFont(in context: borrowing Context) {
    guard let request else { return }
    let weight = request.style.weight >= 600 ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL
    cairo_select_font_face(context.pointer, family, CAIRO_FONT_SLANT_NORMAL, weight)
    cairo_set_font_size(context.pointer, request.style.size * request.scale)
    let options = FontOptions()
    cairo_set_font_options(context.pointer, options.pointer)
  }
}
