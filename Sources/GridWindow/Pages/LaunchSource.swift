import DesktopApplications
import Freedesktop
import GridSettings

/// What a click on an item comes to.
nonisolated enum Launch: Sendable {
  /// An installed application is started.
  case application(Application)
  /// What a preset says is started.
  case action(PresetAction)
  /// The person is asked first, for the preset is not from a trusted directory.
  case ask(PresetAction)
  /// It is not known yet, and is asked for once more when it is.
  case later
}

/// Knows what a click on each item comes to.
nonisolated protocol LaunchSource: Sendable {
  /// What a click on the item with this id comes to; `nil` when there is nothing to start.
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

/// A page whose applications are still being read.
nonisolated struct LaunchesToCome: LaunchSource {
  func launch(_ id: String) -> Launch? { .later }
}

/// A page whose items start nothing.
nonisolated struct NoLaunches: LaunchSource {
  func launch(_ id: String) -> Launch? { nil }
}
