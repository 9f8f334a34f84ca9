import GridCore

/// What the elements of a frame are drawn from.
///
/// A class, because every painter holds it and none changes it.
final class PaintContext {
  let metrics: LayoutMetrics
  let document: Document
  /// The toast that is shown.
  let toast: Toast?
  /// What is searched for.
  let searchText: String
  /// What the empty panel offers.
  let offers: [PanelOffer]
  /// How much of the toast its button takes, and of section 0's heading the Edit button; `nil`
  /// where there is none.
  let toastButtonWidth, editButtonWidth: Int?

  init(_ frame: Frame, document: Document) {
    metrics = frame.metrics
    self.document = document
    (toast, searchText, offers) = (frame.toast, frame.searchText ?? "", frame.offers)
    toastButtonWidth = frame.frame(of: .toastButton)?.width
    editButtonWidth = frame.frame(of: .editButton)?.width
  }

  /// Device pixels a logical pixel.
  var scale: Double { metrics.scale }

  /// The way lines run.
  var direction: UserInterfaceLayoutDirection { metrics.layoutDirection }

  /// `length` logical pixels in whole device pixels.
  func pixels(_ length: Double) -> Int { metrics.pixels(length) }
}

extension Frame {
  /// Where `element` is, or `nil` when it isn't in the frame.
  func frame(of element: Element) -> Rect? {
    attributes.first { $0.element == element }?.frame
  }
}
