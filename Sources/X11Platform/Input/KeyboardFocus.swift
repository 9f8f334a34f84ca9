import CX11

/// Whether key presses reach the window: it has the focus, or the focus follows the pointer and the
/// pointer is inside the window.
struct KeyboardFocus: Equatable {
  private var isOnWindow = false
  private var isUnderPointer = false

  /// Whether key presses reach the window.
  var isActive: Bool { isOnWindow || isUnderPointer }

  /// Updates the state from a FocusIn, FocusOut, EnterNotify or LeaveNotify event.
  ///
  /// A keyboard grab by another program, such as for a volume key or a window switcher, does not
  /// change the focus.
  package mutating func update(_ event: XEvent) {
    switch event.type {
    case FocusIn, FocusOut: focusMoved(event.xfocus)
    case EnterNotify, LeaveNotify: pointerCrossed(event.xcrossing)
    default: break
    }
  }

  private mutating func focusMoved(_ event: XFocusChangeEvent) {
    guard event.mode != NotifyGrab, event.mode != NotifyUngrab else { return }
    let isIn = event.type == FocusIn
    switch event.detail {
    case NotifyAncestor, NotifyVirtual, NotifyNonlinear, NotifyNonlinearVirtual:
      isOnWindow = isIn
      if isIn { isUnderPointer = false }
    case NotifyPointer:
      isUnderPointer = isIn
    default:
      break
    }
  }

  private mutating func pointerCrossed(_ event: XCrossingEvent) {
    guard event.detail != NotifyInferior, !isOnWindow else { return }
    isUnderPointer = event.type == EnterNotify && event.focus != 0
  }
}
