import GridSettings
import X11Platform

/// How the window stands among others: what the command line and the config say, in this order.
nonisolated struct WindowSetup: Equatable, Sendable {
  /// What the window is to the person.
  let role: WindowRole
  /// Whether it closes once something was launched.
  let closesAfterLaunch: Bool
  /// Whether it stays above other windows.
  let isAbove: Bool
  /// The monitor it opens in the middle of; `nil` lets the desktop choose.
  let monitor: MonitorChoice?

  /// The setup for `options` and `settings`.
  init(options: Options, settings: Settings) {
    role = options.toggles ? .launcher : settings.role ?? .page
    closesAfterLaunch =
      switch settings.afterLaunch ?? .auto {
      case .auto: role == .launcher
      case .stay: false
      case .close: true
      }
    isAbove = settings.isAbove ?? false
    monitor = settings.monitor ?? (role == .launcher ? .pointer : nil)
  }
}
