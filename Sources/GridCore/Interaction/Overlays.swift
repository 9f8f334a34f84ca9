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

extension GridLayout {
  /// The thumb of the scroll bar when the content is scrolled up by `scroll`, or `nil` when
  /// everything fits.
  func scrollThumbFrame(scroll: Int) -> Rect? {
    guard maximumScrollOffset > 0, viewport.height > 0 else { return nil }
    let width = metrics.scrollBar
    let height = scrollThumbHeight
    let y = (viewport.height - height) * scroll / maximumScrollOffset
    let x = viewport.width - width - metrics.pixels(2)
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// The scroll offset at which the thumb's top is at `y`.
  func scrollOffset(forThumbTop y: Int) -> Int {
    let way = viewport.height - scrollThumbHeight
    guard way > 0 else { return 0 }
    return min(max(y, 0), way) * maximumScrollOffset / way
  }

  private var scrollThumbHeight: Int {
    let exact = viewport.height * viewport.height / max(contentHeight, 1)
    return min(max(exact, metrics.pixels(24)), viewport.height)
  }

  /// A toast whose text and button are so wide.
  func toastFrame(textWidth: Int, buttonWidth: Int) -> Rect {
    let padding = metrics.toastPadding
    let button = buttonWidth > 0 ? buttonWidth + padding : 0
    let width = min(textWidth + button + 2 * padding, max(viewport.width - 2 * padding, 1))
    return Rect(
      x: (viewport.width - width) / 2,
      y: viewport.height - metrics.toastBottom - metrics.toastHeight,
      width: width, height: metrics.toastHeight)
  }

  /// The button at the end of the toast at `toast`.
  func toastButtonFrame(in toast: Rect, buttonWidth: Int) -> Rect {
    let width = min(buttonWidth + 2 * metrics.toastPadding, toast.width)
    return Rect(x: toast.maxX - width, y: toast.y, width: width, height: toast.height)
  }

  /// The tooltip of the cell at `cell`, in viewport coordinates: below the cell, or above it
  /// where there is no room.
  func tooltipFrame(for cell: Rect, textWidth: Int) -> Rect {
    let width = min(textWidth + 2 * metrics.tooltipPadding, viewport.width)
    let (height, distance) = (metrics.tooltipHeight, metrics.pixels(4))
    let x = min(max(cell.center.x - width / 2, 0), viewport.width - width)
    let below = cell.maxY + distance
    let y = below + height <= viewport.height ? below : max(cell.y - distance - height, 0)
    return Rect(x: x, y: y, width: width, height: height)
  }
}
