import Freedesktop
import GridSettings
import System
import X11Platform

/// The input of one run of the program: options, configuration, environment and time.
struct RunContext {
  /// The options of the command line.
  let options: Options
  /// The configuration.
  let config: ConfigFile
  /// The environment variables.
  let environment: ProcessEnvironment
  /// The log.
  let log: Log
  /// The instance of which this is the only window; `nil` for a window of its own.
  let instance: InstanceName?
  /// The id of this start, from the desktop; `nil` if there is none.
  let startup: StartupID?
  /// When the program was started, on the monotonic clock.
  let start: Duration
}
