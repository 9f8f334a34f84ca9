import Freedesktop
import GridCore
import GridSettings
import GridStore
import IconLoading
import System
import X11Platform

/// The page's setup while the page is open: it follows the configuration file and the desktop.
final class LiveSetup {
  /// The setup that holds.
  private(set) var setup: PageSetup
  /// Hears when the desktop's settings may have changed.
  let desktop: DesktopObserver

  private var config: ConfigFile
  private var monitor: Monitor?
  private let file: FileWatcher?
  private let environment: ProcessEnvironment
  private let log: Log
  private let arrange: (Settings, Monitor?) -> PageSetup

  /// Follows what made `setup`: the configuration of `context`, the `desktop`, and the
  /// `monitor` that the window is on.
  ///
  /// `arrange` makes the setup for some settings and a monitor on the desktop as it is when it is
  /// called.
  init(
    _ setup: PageSetup, in context: RunContext, on desktop: DesktopObserver,
    _ monitor: Monitor?, arrange: @escaping (Settings, Monitor?) -> PageSetup
  ) {
    (self.setup, self.desktop, self.monitor, self.arrange) = (setup, desktop, monitor, arrange)
    (config, environment, log) = (
      context.config, context.environment, context.log
    )
    file = try? FileWatcher(config.path)
  }

  /// Where icons come from.
  var iconSource: IconSource { IconSource(setup, in: environment) }

  /// Readable when the configuration file may have changed; `nil` when it can't be watched.
  var descriptor: Int32? { file?.descriptor }

  /// Reads the configuration again if it may have changed, and returns the setup before when it is
  /// another one now.
  func takeFileChange() -> PageSetup? {
    guard file?.changed() == true else { return nil }
    config = ConfigFile(path: config.path)
    for problem in config.problems { log(.warning, problem.description) }
    return refresh()
  }

  /// Asks the desktop again, and returns the setup before when it is another one now.
  func refresh() -> PageSetup? {
    let old = setup
    setup = arrange(config.settings, monitor)
    return setup == old ? nil : old
  }

  /// Takes up that the window may be on another monitor, its middle at `center`, and returns the
  /// setup before when it is another one now.
  func windowMoved(to center: @autoclosure () -> Point) -> PageSetup? {
    let monitors = desktop.monitors
    let new = monitors.count > 1 ? monitors.nearest(to: center()) : monitors.first
    guard new != monitor else { return nil }
    monitor = new
    return refresh()
  }
}
