import CCairo

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
