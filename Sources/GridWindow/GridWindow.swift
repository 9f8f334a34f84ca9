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
      return Demonstration.run(into: directory, environment: environment).deliver(log)
    }
    return open(
      Surroundings(
        options: options, config: config, environment: environment, log: log, start: start))
  }

  /// Opens the page and returns the exit status when it is closed.
  private static func open(_ surroundings: Surroundings) -> Int32 {
    do {
      return try App(in: surroundings).run()
    } catch {
      surroundings.log(.error, "\(error)")
      return error is UsageError ? UsageError.exitStatus : 1
    }
  }
}

extension KeyFileError {
  /// Whether nothing of the file could be read.
  fileprivate var isUnreadable: Bool {
    if case .unreadable = reason { true } else { false }
  }
}
