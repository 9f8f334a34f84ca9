import Glibc

/// The id of one start of a program (startup notification protocol 0.1).
package struct StartupID: Equatable, Sendable {
  /// The whole id.
  package let text: String

  /// The id `text`; `nil` if it is empty.
  package init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    self.text = text
  }

  /// The server timestamp, in milliseconds, of the event that caused the start; `nil` if the id has
  /// none.
  package var time: UInt32? {
    guard let mark = text.ranges(of: "_TIME").last else { return nil }
    return UInt32(text[mark.upperBound...])
  }
}

extension StartupID {
  /// Removes the id of this program's start from the environment, so that no child inherits it, and
  /// returns it; `nil` if there is none.
  package static func takeFromEnvironment() -> StartupID? {
    guard let value = getenv("DESKTOP_STARTUP_ID") else { return nil }
    let id = String(cString: value)
    unsetenv("DESKTOP_STARTUP_ID")
    return StartupID(id)
  }
}
