import CX11
import Glibc

extension StartupID {
  /// Takes the id this program was started with out of the environment, so that no child inherits
  /// it; `nil` when there is none.
  package static func takeFromEnvironment() -> StartupID? {
    guard let value = getenv("DESKTOP_STARTUP_ID") else { return nil }
    let id = String(cString: value)
    unsetenv("DESKTOP_STARTUP_ID")
    return StartupID(id)
  }
}

extension Window {
  /// Notes the id of the start that the window belongs to; to be called before it is shown.
  ///
  /// A window that nobody is known to have asked for says nothing of the time: the window manager
  /// decides then whether it gets the focus.
  package func note(_ startup: StartupID) {
    set(.netStartupID, type: display.atoms[.utf8String], bytes: Array(startup.text.utf8))
    if let time = startup.time { noteUserTime(time) }
  }
}
