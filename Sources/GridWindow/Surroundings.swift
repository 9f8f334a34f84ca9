import Freedesktop
import GridSettings
import System
import X11Platform

/// What one run of the program is given: what was asked for, by whom, and when.
struct Surroundings {
  /// What the command line asks for.
  let options: Options
  /// The configuration.
  let config: ConfigFile
  /// The variables of the session.
  let environment: ProcessEnvironment
  /// Where faults are told.
  let log: Log
  /// The board whose one window this is; `nil` for a window that has nothing to do with others.
  let board: SharedBoard?
  /// The start that the person asked the desktop for; `nil` when there was none.
  let startup: StartupID?
  /// When the program was started, by the local clock.
  let start: Duration
}
