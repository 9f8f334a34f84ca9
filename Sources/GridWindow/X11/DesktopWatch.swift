import CX11

/// Hears when the desktop changes: the settings of the XSETTINGS manager, the server's resources,
/// and the monitors.
final class DesktopWatch {
  /// The monitors as they are now, the person's first one in front; none when nobody tells.
  private(set) var monitors: [Monitor]

  /// What may be otherwise than before.
  enum News: Equatable {
    /// Settings, or resources.
    case settings
    /// Which monitors there are, and where.
    case monitors
  }

  private let display: Display
  private var manager: XID = CX11None

  /// Listens from now on.
  init(on display: Display) {
    (self.display, monitors) = (display, display.monitors)
    display.rootEvents.formUnion([.propertyChange, .structureNotify])
    findManager()
  }

  /// Takes up an event, and returns what may be otherwise now; `nil` for an event of anything else.
  func receive(_ event: XEvent) -> News? {
    switch event.type {
    case PropertyNotify: return isSetting(event.xproperty) ? .settings : nil
    case DestroyNotify where event.xdestroywindow.window == manager: break
    case ClientMessage where isNewManager(event.xclient): break
    case ConfigureNotify where event.xconfigure.window == display.root: return monitorsChanged()
    default: return display.randR?.isNews(event) == true ? monitorsChanged() : nil
    }
    findManager()
    return .settings
  }

  private func isSetting(_ change: XPropertyEvent) -> Bool {
    change.window == display.root && change.atom == display.atoms[.resourceManager]
      || change.window == manager && change.atom == display.atoms[.xsettingsSettings]
  }

  private func monitorsChanged() -> News {
    monitors = display.monitors
    return .monitors
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
