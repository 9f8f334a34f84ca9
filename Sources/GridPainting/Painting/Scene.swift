import GridCore

/// What the elements of a frame are drawn from.
///
/// A class, because every painter holds it and none changes it.
final class Scene {
  let metrics: LayoutMetrics
  let document: Document
  /// What the toast says.
  let toast: String
  /// What is searched for.
  let searchText: String
  /// What the empty panel offers.
  let offers: [PanelOffer]
  /// Where the button in the toast begins; the toast's words end before it.
  let toastButtonX: Int?
  /// Where the Edit button begins; the heading of section 0 ends before it.
  let headingEnd: Int?

  init(_ frame: Frame, document: Document, words: Words) {
    metrics = frame.metrics
    self.document = document
    toast = frame.toast.map { words.sentence(for: $0, of: document) } ?? ""
    (searchText, offers) = (frame.searchText ?? "", frame.offers)
    (toastButtonX, headingEnd) = (frame.start(of: .toastButton), frame.start(of: .editButton))
  }

  /// Device pixels a logical pixel.
  var scale: Double { metrics.scale }

  /// `length` logical pixels in whole device pixels.
  func pixels(_ length: Double) -> Int { metrics.pixels(length) }
}

extension Frame {
  /// The left edge of `element`, or `nil` when it isn't in the frame.
  func start(of element: Element) -> Int? {
    attributes.first { $0.element == element }?.frame.x
  }
}
