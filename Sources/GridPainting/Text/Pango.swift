import System

/// The few functions of Pango that a label takes, with the C types of its headers.
struct Pango {
  /// A `PangoLayout *`, a `PangoFontDescription *` and so on: an address without a type.
  typealias Object = OpaquePointer
  typealias Setter = @convention(c) (Object, Int32) -> Void

  let createLayout: @convention(c) (_ context: OpaquePointer) -> Object?
  let layoutContext: @convention(c) (_ layout: Object) -> Object?
  let setFontOptions: @convention(c) (_ context: Object, _ options: OpaquePointer) -> Void
  let setText: @convention(c) (_ layout: Object, UnsafePointer<CChar>, _ length: Int32) -> Void
  let setWidth, setHeight, setWrap, setEllipsize: Setter
  let baseDirection: @convention(c) (UnsafePointer<CChar>, _ length: Int32) -> UInt32
  let setFont: @convention(c) (_ layout: Object, _ description: Object) -> Void
  let isEllipsized: @convention(c) (_ layout: Object) -> Int32
  let lineCount: @convention(c) (_ layout: Object) -> Int32
  let line: @convention(c) (_ layout: Object, _ index: Int32) -> Object?
  /// Both rectangles are four `int`s: x, y, width, height.
  let lineExtents:
    @convention(c) (
      _ line: Object, _ ink: UnsafeMutablePointer<Int32>?, _ logical: UnsafeMutablePointer<Int32>?
    ) -> Void
  /// A trailing of 0 is the leading edge of the character, of 1 the trailing one.
  let indexToLineX:
    @convention(c) (
      _ layout: Object, _ index: Int32, _ trailing: Int32, _ line: UnsafeMutablePointer<Int32>,
      _ x: UnsafeMutablePointer<Int32>
    ) -> Void
  let showLine: @convention(c) (_ context: OpaquePointer, _ line: Object) -> Void
  let newFont: @convention(c) () -> Object?
  let setFamily: @convention(c) (_ font: Object, UnsafePointer<CChar>) -> Void
  let setSize: @convention(c) (_ font: Object, Double) -> Void
  let setWeight: Setter
  let freeFont: @convention(c) (_ font: Object) -> Void
  let unref: @convention(c) (_ object: Object) -> Void

  /// Units of Pango a pixel: `PANGO_SCALE`.
  static let units = 1024.0
  /// `PANGO_WRAP_WORD_CHAR` and `PANGO_ELLIPSIZE_END`.
  static let wrapWordChar: Int32 = 2, ellipsizeEnd: Int32 = 3
  /// `PANGO_DIRECTION_LTR` and `PANGO_DIRECTION_RTL`; other values mean that no letter has a direction.
  static let leftToRight: UInt32 = 0, rightToLeft: UInt32 = 1

  init() throws(LoadingError) {
    let library = try LoadedLibrary("libpangocairo-1.0.so.0")
    createLayout = try library.function("pango_cairo_create_layout")
    layoutContext = try library.function("pango_layout_get_context")
    setFontOptions = try library.function("pango_cairo_context_set_font_options")
    setText = try library.function("pango_layout_set_text")
    setWidth = try library.function("pango_layout_set_width")
    setHeight = try library.function("pango_layout_set_height")
    setWrap = try library.function("pango_layout_set_wrap")
    setEllipsize = try library.function("pango_layout_set_ellipsize")
    baseDirection = try library.function("pango_find_base_dir")
    setFont = try library.function("pango_layout_set_font_description")
    isEllipsized = try library.function("pango_layout_is_ellipsized")
    lineCount = try library.function("pango_layout_get_line_count")
    line = try library.function("pango_layout_get_line_readonly")
    lineExtents = try library.function("pango_layout_line_get_extents")
    indexToLineX = try library.function("pango_layout_index_to_line_x")
    showLine = try library.function("pango_cairo_show_layout_line")
    newFont = try library.function("pango_font_description_new")
    setFamily = try library.function("pango_font_description_set_family")
    setSize = try library.function("pango_font_description_set_absolute_size")
    setWeight = try library.function("pango_font_description_set_weight")
    freeFont = try library.function("pango_font_description_free")
    unref = try library.function("g_object_unref")
  }
}
