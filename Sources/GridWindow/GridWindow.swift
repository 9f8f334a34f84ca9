import Freedesktop
import Glibc

@main
enum GridWindow {
  static func main() {
    let start = Duration.sinceBoot
    do throws(UsageError) {
      let options = try OptionParser.parse(Array(CommandLine.arguments.dropFirst()))
      exit(run(options, start: start))
    } catch {
      Log()(.error, error.description)
      exit(UsageError.exitStatus)
    }
  }

  private static func run(_ options: Options, start: Duration) -> Int32 {
    if options.command == .iconWorker {
      IconWorker.run()
      return 0
    }
    let log = Log(level: options.logLevel)
    let environment = Environment.ofProcess
    let config = options.config(in: environment)
    if options.configFile != nil, let problem = config.problems.first(where: \.isUnreadable) {
      log(.error, problem.description)
      return 1
    }
    let commands = Commands(options: options, environment: environment)
    if let result = commands.run() { return result.deliver(log) }
    if case .demonstrate(let directory) = options.command {
      return Demonstration.run(
        into: directory, environment: environment, settings: config.settings
      ).deliver(log)
    }
    return open(
      Surroundings(
        options: options, config: config, environment: environment, log: log,
        board: SharedBoard(options, in: environment), startup: .takeFromEnvironment(),
        start: start))
  }

  /// Opens the page and returns the exit status when it is closed; or hands over to the window
  /// that is open for the same board.
  private static func open(_ surroundings: Surroundings) -> Int32 {
    do {
      try surroundings.options.checkPreset(in: surroundings.environment)
      let display = try Display()
      display.endWithServer()
      if handOver(surroundings, on: display) { return 0 }
      return try App(in: surroundings, on: display).run()
    } catch {
      surroundings.log(.error, "\(error)")
      return error is UsageError ? UsageError.exitStatus : 1
    }
  }

  /// Calls the window that is open for the same board, if there is one.
  private static func handOver(_ surroundings: Surroundings, on display: Display) -> Bool {
    let claim = surroundings.board.map { WindowClaim(to: $0.name, on: display) }
    guard let holder = claim?.holder else { return false }
    let options = surroundings.options
    SecondStart(on: display).handOver(
      to: holder, toggles: options.toggles, edits: options.startsEditing,
      startup: surroundings.startup)
    return true
  }
}

extension KeyFileError {
  /// Whether nothing of the file could be read.
  fileprivate var isUnreadable: Bool {
    if case .unreadable = reason { true } else { false }
  }
}
