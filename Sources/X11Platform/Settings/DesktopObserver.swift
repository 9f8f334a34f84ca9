package import CX11

/// Observes the desktop: the settings of the XSETTINGS manager, the server's resources, and the
/// monitors.
package final class DesktopObserver {
  /// The current monitors in device pixels, the primary one first; empty if the server does not report
  /// them.
  package private(set) var monitors: [Monitor]

  /// What may have changed.
  package enum Change: Equatable {
    /// Settings or resources.
    case settings
    /// The list of monitors.
    case monitors
  }

  private let display: Display
  private let randR: RandR?
  private var manager: XID = CX11None

  /// Selects the events of the desktop of `display`.
  package init(on display: Display) {
    (self.display, randR) = (display, RandR(on: display))
    monitors = randR?.monitors ?? []
    display.rootEventMask.formUnion([.propertyChange, .structureNotify])
    findManager()
  }

  /// Handles `event` and returns what may have changed; `nil` if the event is about something else.
  package func receive(_ event: XEvent) -> Change? {
    switch event.type {
    case PropertyNotify: return isSetting(event.xproperty) ? .settings : nil
    case DestroyNotify where event.xdestroywindow.window == manager: break
    case ClientMessage where isNewManager(event.xclient): break
    case ConfigureNotify where event.xconfigure.window == display.root: return monitorsChanged()
    default: return randR?.isChange(event) == true ? monitorsChanged() : nil
    }
    findManager()
    return .settings
  }

  /// Whether the server reports its monitors.
  package var reportsMonitors: Bool { randR != nil }

  private func isSetting(_ change: XPropertyEvent) -> Bool {
    change.window == display.root && change.atom == display.atoms[.resourceManager]
      || change.window == manager && change.atom == display.atoms[.xsettingsSettings]
  }

  private func monitorsChanged() -> Change {
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
    _ = display.trapErrors { XSelectInput(display.pointer, manager, events.rawValue) }
  }
}
