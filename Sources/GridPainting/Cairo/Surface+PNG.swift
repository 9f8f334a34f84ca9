import CCairo

extension Surface {
  /// Writes the pixels to the file at `path` in PNG format.
  ///
  /// - Throws: `CairoError` when the file can't be written.
  public func writePNG(to path: String) throws(CairoError) {
    let status = cairo_surface_write_to_png(pointer, path)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw CairoError("could not write \(path)", status)
    }
  }

  /// The picture in the PNG file at `path`.
  ///
  /// - Throws: `CairoError` when there is no such file or it is no PNG file.
  public convenience init(pngAt path: String) throws(CairoError) {
    let made = cairo_image_surface_create_from_png(path)
    let status = cairo_surface_status(made)
    guard let made, status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(made)
      throw CairoError("could not read \(path)", status)
    }
    self.init(adopting: made)
  }
}
