import Freedesktop
import GridCore

/// One start of an application that the user requested.
struct ApplicationStart {
  let application: Application
  /// The desktop action to start; `nil` for the application itself.
  let action: DesktopAction?
  /// The item that was activated.
  let item: ItemHandle
  /// Whether the window stays open afterward.
  let staysOpen: Bool
  /// The startup id; `nil` if the desktop is not notified.
  var startupID: String?

  /// The progress of a start.
  enum Progress {
    /// The session bus was asked and has not replied yet.
    case asked
    /// The application runs.
    case started
    /// The application did not start, for this reason.
    case failed(reason: String)
  }
}
