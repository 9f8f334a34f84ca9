import Freedesktop
import GridStore

/// The page's setup while the page is open: it follows the configuration file and the desktop.
final class LiveSetup {
  /// The setup that holds.
  private(set) var setup: PageSetup
  /// Hears when the desktop's settings may have changed.
  let desktop: DesktopWatch

  private var config: ConfigFile
  private let file: FileWatcher?
  private let environment: Environment
  private let log: Log
  private let arrange: (Settings) -> PageSetup

  /// Follows what made `setup`: the configuration of `surroundings`, and the desktop of `display`.
  ///
  /// `arrange` makes the setup for some settings on the desktop as it is when it is called.
  init(
    _ setup: PageSetup, in surroundings: Surroundings, on display: Display,
    arrange: @escaping (Settings) -> PageSetup
  ) {
    (self.setup, self.arrange) = (setup, arrange)
    (config, environment, log) = (
      surroundings.config, surroundings.environment, surroundings.log
    )
    desktop = DesktopWatch(on: display)
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
    setup = arrange(config.settings)
    return setup == old ? nil : old
  }
}
