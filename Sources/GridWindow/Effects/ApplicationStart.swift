import Freedesktop
import GridCore

/// One start of an application that a person asked for.
struct ApplicationStart {
  let application: Application
  /// The one of its own actions that was asked for; `nil` for the application itself.
  let action: DesktopAction?
  /// What was clicked.
  let item: ItemHandle
  /// Whether the window stays open then.
  let staysOpen: Bool
  /// What the desktop knows the start by; `nil` when it is not told of it.
  var startupID: String?

  /// How far a start has come.
  enum Progress {
    /// The session bus was asked, and has not answered.
    case asked
    /// It runs.
    case started
    /// It does not, for this reason.
    case failed(reason: String)
  }
}
