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
}
