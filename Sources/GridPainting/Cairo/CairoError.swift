import CCairo

/// Why Cairo refused a surface.
public struct CairoError: Error, Equatable, CustomStringConvertible {
  /// One sentence for the log.
  public let description: String

  init(_ task: String, _ status: cairo_status_t) {
    description = "\(task): \(String(cString: cairo_status_to_string(status)))"
  }
}
