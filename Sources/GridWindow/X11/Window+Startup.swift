import Glibc

extension Window {
  /// Takes the startup id this program was started with out of the environment, so that no child
  /// inherits it, and notes it on the window; `nil` when there is none.
  ///
  /// To be called before the window is shown.
  func adoptStartupID() -> String? {
    guard let value = getenv("DESKTOP_STARTUP_ID") else { return nil }
    let id = String(cString: value)
    unsetenv("DESKTOP_STARTUP_ID")
    guard !id.isEmpty else { return nil }
    set(.netStartupID, type: display.atoms[.utf8String], bytes: Array(id.utf8))
    if let time = Self.userTime(ofStartupID: id) { noteUserTime(time) }
    return id
  }
}
