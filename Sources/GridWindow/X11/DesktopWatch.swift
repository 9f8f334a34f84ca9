import CX11

/// Hears when the desktop's settings change: those of the XSETTINGS manager, and the server's
/// resources.
final class DesktopWatch {
  private let display: Display
  private var manager: XID = CX11None

  /// Listens from now on.
  init(on display: Display) {
    self.display = display
    display.rootEvents.formUnion([.propertyChange, .structureNotify])
    findManager()
  }

  /// Takes up an event, and returns whether the settings may be others now.
  func receive(_ event: XEvent) -> Bool {
    switch event.type {
    case PropertyNotify:
      let (window, atom) = (event.xproperty.window, event.xproperty.atom)
      return window == display.root && atom == display.atoms[.resourceManager]
        || window == manager && atom == display.atoms[.xsettingsSettings]
    case DestroyNotify where event.xdestroywindow.window == manager: break
    case ClientMessage where isNewManager(event.xclient): break
    default: return false
    }
    findManager()
    return true
  }

  private func isNewManager(_ message: XClientMessageEvent) -> Bool {
    message.message_type == display.atoms[.manager] && message.format == 32
      && Atom(bitPattern: message.data.l.1) == display.atoms[.xsettingsSelection]
  }

  private func findManager() {
    manager = XGetSelectionOwner(display.pointer, display.atoms[.xsettingsSelection])
    guard manager != CX11None else { return }
    let events: CX11EventMask = [.propertyChange, .structureNotify]
    _ = display.trapping { XSelectInput(display.pointer, manager, events.rawValue) }
  }
}
