import GridCore

/// What the elements of a frame are drawn from.
struct Scene {
  let metrics: LayoutMetrics
  let document: Document
  /// What the toast says.
  let toast: String
  /// Where the button in the toast begins; the toast's words end before it.
  let toastButtonX: Int?

  init(_ frame: Frame, document: Document, words: Words) {
    metrics = frame.metrics
    self.document = document
    toast = frame.toast.map { words.sentence(for: $0, of: document) } ?? ""
    toastButtonX = frame.attributes.first { $0.element == .toastButton }?.frame.x
  }

  /// Device pixels a logical pixel.
  var scale: Double { metrics.scale }

  /// `length` logical pixels in whole device pixels.
  func pixels(_ length: Double) -> Int { metrics.pixels(length) }
}
