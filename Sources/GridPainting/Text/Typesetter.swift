import CCairo
import GridCore

/// Breaks texts into lines and draws them.
///
/// A typesetter holds one text at a time: the last one set is the one that is drawn.
protocol Typesetter: AnyObject {
  /// Sets `request` in lines that fit its width.
  func set(_ request: TextRequest, family: String) -> TypesetLines

  /// Where the character at `offset` in the UTF-8 of the last text set is: its line, and its left and
  /// right end in device pixels from the start of the line, without the zoom.
  func extent(ofCharacterAt offset: Int) -> (line: Int, left: Double, right: Double)?

  /// Draws a line of the last text set with its left end at `x` on `baseline`, both in units of
  /// the context, in the context's source color.
  func draw(line: Int, x: Double, baseline: Double, in context: borrowing Context)
}

/// The result of setting a text.
struct TypesetLines {
  /// The width of each line in device pixels, without the zoom.
  var widths: [Double]
  /// Whether the last line ends in an ellipsis because the text didn't fit.
  var isCut: Bool
  /// The direction of the first letter that has one; `nil` when there is none.
  var direction: UserInterfaceLayoutDirection?
}

/// How glyphs become pixels: gray edges, so that text can be tinted, and light hinting along
/// whole pixels, so that it is crisp.
struct FontOptions: ~Copyable {
  let pointer: OpaquePointer

  init() {
    pointer = cairo_font_options_create()
    cairo_font_options_set_antialias(pointer, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(pointer, CAIRO_HINT_STYLE_SLIGHT)
    cairo_font_options_set_hint_metrics(pointer, CAIRO_HINT_METRICS_ON)
  }

  deinit { cairo_font_options_destroy(pointer) }
}
