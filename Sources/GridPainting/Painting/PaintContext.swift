import GridCore

/// What the elements of a frame are drawn from.
///
/// A class, because every painter holds it and none changes it.
final class PaintContext {
  let metrics: LayoutMetrics
  let document: Document
  /// The toast that is shown.
  let toast: Toast?
  /// The text in the search field; empty while no search is open.
  let searchText: String
  /// What the empty panel offers.
  let offers: [PanelOffer]
  /// The widths of the toast's button and of the Edit button in device pixels; `nil` when absent.
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
