/// The way the lines of the page run, named after `UIUserInterfaceLayoutDirection`.
///
/// Inside the grid there is no left and no right: everything is laid out, hit and moved in
/// leading coordinates, whose x grows from the edge where lines begin. What comes in and what goes
/// out counts from the left. `flipped(_:in:)` turns the one into the other, and nothing else does:
/// a page from right to left is the mirror image of one from left to right.
public enum UserInterfaceLayoutDirection: Sendable, CaseIterable {
  /// Lines begin at the left, as in English.
  case leftToRight
  /// Lines begin at the right, as in Arabic and Hebrew.
  case rightToLeft

  /// `rect`, whose x counts from the leading edge of something `width` wide, with an x that counts
  /// from its left edge; and the other way round.
  public func flipped(_ rect: Rect, in width: Int) -> Rect {
    guard self == .rightToLeft else { return rect }
    var rect = rect
    rect.x = width - rect.maxX
    return rect
  }

  /// The pixel at `point`, turned over like a rectangle.
  func flipped(_ point: Point, in width: Int) -> Point {
    self == .rightToLeft ? Point(x: width - 1 - point.x, y: point.y) : point
  }

  /// `event` in a viewport `width` wide, turned over: its point, or the way of its arrow.
  func flipped(_ event: InputEvent, in width: Int) -> InputEvent {
    guard self == .rightToLeft else { return event }
    switch event {
    case .pointerPressed(let point, let button):
      return .pointerPressed(at: flipped(point, in: width), button: button)
    case .pointerReleased(let point, let button):
      return .pointerReleased(at: flipped(point, in: width), button: button)
    case .pointerMoved(let point, let buttons):
      return .pointerMoved(to: flipped(point, in: width), buttons: buttons)
    case .key(.arrow(let direction), let text):
      return .key(.arrow(direction.flipped), typing: text)
    case .key(.move(let direction), let text):
      return .key(.move(direction.flipped), typing: text)
    default: return event
    }
  }

  /// `effect` in a viewport `width` wide, turned over.
  func flipped(_ effect: Effect, in width: Int) -> Effect {
    switch effect {
    case .contextMenu(let item, let indexPath, let rect):
      return .contextMenu(item, at: indexPath, beside: flipped(rect, in: width))
    case .pageMenu(let rect): return .pageMenu(beside: flipped(rect, in: width))
    default: return effect
    }
  }
}

extension Direction {
  /// The way that looks the same in a mirror.
  fileprivate var flipped: Direction {
    switch self {
    case .left: .right
    case .right: .left
    case .up, .down: self
    }
  }
}
