/// What is at a point of the viewport in the settled layout.
enum HitTarget: Hashable, Sendable {
  /// The body of a cell.
  case cell(ItemHandle, IndexPath)
  /// The badge on a cell; never a `Badge.none`.
  case badge(Badge, ItemHandle, IndexPath)
  /// The Edit or Done button.
  case editButton
  /// The button that closes the page.
  case closeButton
  /// A button in the panel of an empty section 0: the first to choose by hand, then one an offer.
  case panelButton(Int)
  /// The button in the toast, and the toast around it.
  case toastButton, toast
  /// The thumb of the scroll bar, `grab` pixels below its top, and the strip around it.
  case scrollThumb(grab: Int), scrollTrack
  /// A heading or a separator.
  case chrome
  /// Nothing.
  case empty

  /// The item that is hit, by its body or its badge.
  var item: ItemHandle? {
    switch self {
    case .cell(let handle, _), .badge(_, let handle, _): handle
    default: nil
    }
  }

  /// Whether the target scrolls with the content.
  var scrolls: Bool {
    switch self {
    case .toastButton, .toast, .scrollThumb, .scrollTrack: false
    default: true
    }
  }
}

/// The badge on a cell in edit mode.
public enum Badge: UInt8, Sendable {
  /// No badge.
  case none
  /// A minus: a press removes the favorite.
  case remove
  /// A plus: a press adds the item to the favorites.
  case add
  /// A tick: the item is in the favorites already.
  case added
}

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
