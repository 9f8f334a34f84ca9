package import CX11
import GridCore

extension InputEvent {
  /// The grid's event for a pointer event of X; `nil` if it means nothing to the grid.
  package init?(_ event: XEvent) {
    switch event.type {
    case ButtonPress: self.init(pressed: event.xbutton)
    case ButtonRelease: self.init(released: event.xbutton)
    case MotionNotify:
      let motion = event.xmotion
      self = .pointerMoved(to: Point(motion.x, motion.y), buttons: PointerButtons(motion.state))
    case EnterNotify, LeaveNotify: self.init(crossed: event.xcrossing)
    default: return nil
    }
  }

  private init?(pressed event: XButtonEvent) {
    switch event.button {
    case 4: self = .wheelTurned(clicks: -1)
    case 5: self = .wheelTurned(clicks: 1)
    case 6, 7: return nil
    default:
      self = .pointerPressed(at: Point(event.x, event.y), button: PointerButton(event.button))
    }
  }

  private init?(released event: XButtonEvent) {
    if (4...7).contains(event.button) { return nil }
    self = .pointerReleased(at: Point(event.x, event.y), button: PointerButton(event.button))
  }

  /// Entering the window counts as a motion; its button state reveals a release that happened outside.
  ///
  /// While a button is held, the window keeps getting motions, so leaving it means nothing.
  private init?(crossed event: XCrossingEvent) {
    guard event.detail != NotifyInferior else { return nil }
    let buttons = PointerButtons(event.state)
    if event.type == EnterNotify {
      self = .pointerMoved(to: Point(event.x, event.y), buttons: buttons)
    } else if buttons.isEmpty {
      self = .pointerLeft
    } else {
      return nil
    }
  }
}

extension PointerButton {
  fileprivate init(_ button: UInt32) {
    switch button {
    case 1: self = .primary
    case 2: self = .middle
    case 3: self = .secondary
    default: self = .other
    }
  }
}

extension PointerButtons {
  fileprivate init(_ state: UInt32) {
    self = state & UInt32(Button1Mask) == 0 ? [] : .primary
  }
}

extension Point {
  fileprivate init(_ x: Int32, _ y: Int32) { self.init(x: Int(x), y: Int(y)) }
}
