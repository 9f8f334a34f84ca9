/// A text to be set: everything its pixels depend on but the color.
struct TextRequest: Hashable {
  /// What is written; `Text` has made it safe to set.
  var string: String
  var style: TextStyle
  /// The width of a line in device pixels before the zoom; `nil` for as wide as the text is.
  var width: Int?
  /// Device pixels a logical pixel.
  var scale: Double
  /// The factor by which the finished lines are enlarged, breaks and all.
  var zoom = 1.0

  /// The distance from the top of the first line to the baseline of line `index`, in device pixels.
  ///
  /// The same for every font, so scripts can be mixed: half the height of capitals lies above the
  /// middle of the line and half below.
  func baseline(ofLine index: Int) -> Double {
    ((Double(index) + 0.5) * style.pitch + 0.36 * style.size) * scale * zoom
  }
}
