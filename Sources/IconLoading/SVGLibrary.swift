import System

/// The functions of librsvg that render a drawing.
struct SVGLibrary {
  private typealias NewFromData =
    @convention(c) (UnsafePointer<UInt8>?, UInt, OpaquePointer?) -> OpaquePointer?
  private typealias Render =
    @convention(c) (OpaquePointer, OpaquePointer, UnsafePointer<Double>, OpaquePointer?) -> Int32
  private typealias Unref = @convention(c) (OpaquePointer) -> Void

  private let newFromData: NewFromData
  private let render: Render
  private let unref: Unref

  /// Loads the library.
  ///
  /// - Throws: `LoadingError` if it is not installed.
  init() throws(LoadingError) {
    let library = try LoadedLibrary("librsvg-2.so.2")
    newFromData = try library.function("rsvg_handle_new_from_data")
    render = try library.function("rsvg_handle_render_document")
    unref = try LoadedLibrary("libgobject-2.0.so.0").function("g_object_unref")
  }

  /// Renders the drawing as large as fits.
  ///
  /// Returns `false` if it can't be read.
  ///
  /// A drawing in memory has no URL, so librsvg opens none of the files that it refers to.
  func paint(_ bytes: [UInt8], on canvas: borrowing IconCanvas) -> Bool {
    guard let drawing = newFromData(bytes, UInt(bytes.count), nil) else { return false }
    defer { unref(drawing) }
    let viewport = [0, 0, Double(canvas.side), Double(canvas.side)]
    return render(drawing, canvas.context, viewport, nil) != 0
  }
}
