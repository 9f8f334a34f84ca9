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
    switch options.command {
    case .iconWorker:
      IconWorker.run()
      return 0
    case .open:
      return open(options, start: start)
    default:
      return 1
    }
  }

  /// Opens the page and returns the exit status when it is closed.
  private static func open(_ options: Options, start: Duration) -> Int32 {
    let environment = Environment.ofProcess
    let log = Log(level: options.logLevel)
    let config = ConfigFile(
      path: options.configFile ?? ConfigFile.standardPath(environment: environment),
      isRequired: options.configFile != nil)
    for problem in config.problems { log(.warning, problem.description) }
    do {
      let surroundings = Surroundings(
        options: options, settings: config.settings, environment: environment, log: log,
        start: start)
      return try App(in: surroundings).run()
    } catch {
      log(.error, "\(error)")
      return 1
    }
  }
}
