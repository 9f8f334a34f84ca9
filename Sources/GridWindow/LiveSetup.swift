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
  private let directories: BaseDirectories
  private let log: Log
  private let arrange: (Settings) -> PageSetup

  /// Follows what made `setup`: `config`, and the desktop of `display`.
  ///
  /// `arrange` makes the setup for some settings on the desktop as it is when it is called.
  init(
    _ setup: PageSetup, config: ConfigFile, in directories: BaseDirectories, on display: Display,
    log: Log, arrange: @escaping (Settings) -> PageSetup
  ) {
    self.directories = directories
    (self.setup, self.config, self.log, self.arrange) = (setup, config, log, arrange)
    desktop = DesktopWatch(on: display)
    file = try? FileWatcher(config.path)
  }

  /// Where icons come from.
  var iconSource: IconSource { setup.iconSource(in: directories) }

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
