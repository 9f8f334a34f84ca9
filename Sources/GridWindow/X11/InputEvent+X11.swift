import CX11
import GridCore

extension InputEvent {
  /// What a pointer or key event means to the grid, or `nil` for nothing.
  ///
  /// `keysyms` gives the unshifted keysyms of a key code, one a group of the keyboard.
  init?(_ event: XEvent, keysyms: (UInt32) -> [KeySym]) {
    switch event.type {
    case ButtonPress: self.init(pressed: event.xbutton)
    case ButtonRelease: self.init(released: event.xbutton)
    case MotionNotify:
      let motion = event.xmotion
      self = .pointerMoved(to: Point(motion.x, motion.y), buttons: PointerButtons(motion.state))
    case EnterNotify, LeaveNotify: self.init(crossed: event.xcrossing)
    case KeyPress:
      let key = event.xkey
      guard let command = KeyCommand(keysyms: keysyms(key.keycode), state: key.state) else {
        return nil
      }
      self = .key(command)
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

  /// Entering is a motion, which also tells of a release that happened elsewhere.
  ///
  /// While a button holds the pointer, leaving is told by the motions themselves.
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

extension KeyCommand {
  /// The command of a key, or `nil` for none.
  ///
  /// Named keys are the same in every group of the keyboard. A letter counts in the first group
  /// that has it, so that a shortcut works while a layout of other letters is active.
  ///
  /// - Parameters:
  ///   - keysyms: The unshifted keysyms of the key, one a group.
  ///   - state: The modifiers and buttons, as X gives them.
  init?(keysyms: [KeySym], state: UInt32) {
    let (shift, control) = (state & UInt32(ShiftMask) != 0, state & UInt32(ControlMask) != 0)
    guard state & UInt32(Mod1Mask) == 0 else { return nil }
    if control {
      guard keysyms.contains(KeySym(XK_z)) else { return nil }
      self = shift ? .redo : .undo
      return
    }
    let commands = keysyms.lazy.compactMap(KeyCommand.init(named:))
    guard let command = commands.first else { return nil }
    self = command
  }

  private init?(named keysym: KeySym) {
    switch Int32(truncatingIfNeeded: keysym) {
    case XK_Escape: self = .escape
    case XK_Page_Up, XK_KP_Page_Up: self = .pageUp
    case XK_Page_Down, XK_KP_Page_Down: self = .pageDown
    case XK_Home, XK_KP_Home: self = .home
    case XK_End, XK_KP_End: self = .end
    default: return nil
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
