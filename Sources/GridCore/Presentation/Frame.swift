/// Everything that is painted at one moment.
///
/// A frame is reused from one moment to the next, so filling it allocates nothing once it has
/// grown to its size.
public struct Frame: Equatable, Sendable {
  /// The size of the window's content in device pixels.
  public var viewport = Size.zero
  /// How many device pixels the content is scrolled up by.
  ///
  /// A field of its own, so that scrolling can move what is painted already.
  public var scrollOffset = 0
  /// The metrics the frames were laid out with.
  public var metrics: LayoutMetrics
  /// The elements in painting order, the lowest first.
  public var attributes: [FrameAttributes] = []
  /// The transition that is under way from what was seen when it began to this frame.
  public var transition: RunningTransition?
  /// The text of an open search.
  public var searchText: String?
  /// The offers in the panel of an empty section 0, when it is among the elements.
  public var offers: [PanelOffer] = []
  /// The toast, when there is one among the elements.
  public var toast: Toast?

  /// A frame with nothing in it.
  public init(metrics: LayoutMetrics) { self.metrics = metrics }
}

extension Frame {
  /// Converts frames that count from the leading edge into frames that count from the left.
  mutating func flip() {
    guard metrics.layoutDirection == .rightToLeft else { return }
    for index in attributes.indices {
      let frame = metrics.layoutDirection.flipped(attributes[index].frame, in: viewport.width)
      attributes[index].frame = frame
      attributes[index].transform.anchor.x = frame.width - attributes[index].transform.anchor.x
    }
  }
}

extension FrameAttributes {
  /// The frame in viewport coordinates when the content is scrolled up by `scrollOffset`.
  public func viewportFrame(scrollOffset: Int) -> Rect {
    element.isOverlay ? frame : frame.offset(dy: -scrollOffset)
  }
}
