package import CX11

/// Hears when the desktop changes: the settings of the XSETTINGS manager, the server's resources,
/// and the monitors.
package final class DesktopWatch {
  /// The monitors as they are now, the person's first one in front; none when nobody tells.
  package private(set) var monitors: [Monitor]

  /// What may be otherwise than before.
  package enum News: Equatable {
    /// Settings, or resources.
    case settings
    /// Which monitors there are, and where.
    case monitors
  }

  private let display: Display
  private let randR: RandR?
  private var manager: XID = CX11None

  /// Listens from now on.
  package init(on display: Display) {
    (self.display, randR) = (display, RandR(on: display))
    monitors = randR?.monitors ?? []
    display.rootEvents.formUnion([.propertyChange, .structureNotify])
    findManager()
  }

  /// Takes up an event, and returns what may be otherwise now; `nil` for an event of anything else.
  package func receive(_ event: XEvent) -> News? {
    switch event.type {
    case PropertyNotify: return isSetting(event.xproperty) ? .settings : nil
    case DestroyNotify where event.xdestroywindow.window == manager: break
    case ClientMessage where isNewManager(event.xclient): break
    case ConfigureNotify where event.xconfigure.window == display.root: return monitorsChanged()
    default: return randR?.isNews(event) == true ? monitorsChanged() : nil
    }
    findManager()
    return .settings
  }

  /// Whether the server tells of monitors at all.
  package var knowsMonitors: Bool { randR != nil }

  private func isSetting(_ change: XPropertyEvent) -> Bool {
    change.window == display.root && change.atom == display.atoms[.resourceManager]
      || change.window == manager && change.atom == display.atoms[.xsettingsSettings]
  }

  private func monitorsChanged() -> News {
    monitors = randR?.monitors ?? []
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
