/// Where the parts are that don't scroll, in viewport coordinates; `nil` where they aren't shown.
struct Overlays: Equatable, Sendable {
  var toast: Rect?
  var toastButton: Rect?
  var scrollThumb: Rect?

  /// What `point` is on, or `nil` for the page below.
  func hit(_ point: Point, metrics: LayoutMetrics) -> HitTarget? {
    if let toastButton, toastButton.contains(point) { return .toastButton }
    if let toast, toast.contains(point) { return .toast }
    guard let thumb = scrollThumb, point.x >= thumb.maxX - metrics.scrollBarHit else { return nil }
    let isOnThumb = point.y >= thumb.y && point.y < thumb.maxY
    return isOnThumb ? .scrollThumb(grab: point.y - thumb.y) : .scrollTrack
  }
}
