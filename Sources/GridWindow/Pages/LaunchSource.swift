import DesktopApplications
import Freedesktop
import GridSettings

/// What an item launches.
nonisolated enum Launch: Sendable {
  /// An installed application.
  case application(Application)
  /// An action of a trusted preset.
  case action(PresetAction)
  /// An action of an untrusted preset; the user is asked first.
  case ask(PresetAction)
  /// Not known yet; ask again when the applications are known.
  case later
}

/// Maps items to what they launch.
nonisolated protocol LaunchSource: Sendable {
  /// What the item with this id launches; `nil` for nothing.
  func launch(_ id: String) -> Launch?
}

nonisolated extension ApplicationCatalog: LaunchSource {
  func launch(_ id: String) -> Launch? { self[id].map(Launch.application) }
}

nonisolated extension Preset: LaunchSource {
  func launch(_ id: String) -> Launch? {
    guard let action = items[id]?.action else { return nil }
    return isTrusted ? .action(action) : .ask(action)
  }
}

/// The source of a page whose applications are still being read.
nonisolated struct LaunchesToCome: LaunchSource {
  func launch(_ id: String) -> Launch? { .later }
}

/// The source of a page whose items launch nothing.
nonisolated struct NoLaunches: LaunchSource {
  func launch(_ id: String) -> Launch? { nil }
}
