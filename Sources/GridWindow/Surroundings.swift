import Freedesktop

/// What one run of the program is given: what was asked for, by whom, and when.
struct Surroundings {
  /// What the command line asks for.
  let options: Options
  /// The configuration.
  let config: ConfigFile
  /// The variables of the session.
  let environment: Environment
  /// Where faults are told.
  let log: Log
  /// When the program was started, by the local clock.
  let start: Duration
}
