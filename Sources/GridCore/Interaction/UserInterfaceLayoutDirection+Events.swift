extension UserInterfaceLayoutDirection {
  /// Returns `event` mirrored in a viewport of this width: its point, or its arrow's direction.
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

  /// Returns `effect` mirrored in a viewport of this width.
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
  /// The direction that looks the same in a mirror.
  fileprivate var flipped: Direction {
    switch self {
    case .left: .right
    case .right: .left
    case .up, .down: self
    }
  }
}
