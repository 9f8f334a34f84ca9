import Freedesktop
import Glibc
import GridSettings
import IconLoading
import System
import X11Platform

@main
enum GridWindow {
  static func main() {
    StandardStreams.reserve()
    let start = Duration.monotonicNow
    do throws(UsageError) {
      let options = try OptionParser.parse(words)
      exit(run(options, start: start))
    } catch {
      Log()(.error, error.description)
      exit(UsageError.exitStatus)
    }
  }

  /// The words of the command line without the program's own name, byte for byte.
  private static var words: [CommandWord] {
    (1..<max(Int(CommandLine.argc), 1)).compactMap { index in
      CommandLine.unsafeArgv[index].map {
        CommandWord(bytes: UnsafeRawBufferPointer(start: $0, count: strlen($0)))
      }
    }
  }

  private static func run(_ options: Options, start: Duration) -> Int32 {
    if options.command == .iconWorker {
      IconWorker.run()
      return 0
    }
    let log = Log(level: options.logLevel)
    let environment = ProcessEnvironment.ofProcess.without(Inspector.variable)
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
      display.onConnectionLost = {
        Log()(.error, X11Error.connectionLost.description)
        exit(1)
      }
      return try handOver(surroundings, on: display)
        ?? App(in: surroundings, on: display).run()
    } catch {
      surroundings.log(.error, "\(error)")
      return error is UsageError ? UsageError.exitStatus : 1
    }
  }

  /// Calls the window that is open for the same board and returns the exit status; `nil` when there
  /// is none.
  private static func handOver(_ surroundings: Surroundings, on display: Display) -> Int32? {
    guard let board = surroundings.board else { return nil }
    let claim = InstanceClaim(to: board.name, on: display)
    while let owner = claim.owner {
      let result = InstanceMessenger(on: display, for: claim).send(
        ActivationRequest(surroundings.options, time: surroundings.startup?.time), to: owner,
        startup: surroundings.startup)
      switch result {
      case .accepted: return 0
      case .gone: continue
      case .unanswered:
        let process = display.values(of: .netWMPID, on: owner)?.first.map { " \($0)" } ?? ""
        surroundings.log(
          .error, "the window that is open does not answer; wait, or end the process\(process)")
        return 1
      }
    }
    return nil
  }
}

extension ActivationRequest {
  /// What `options` ask of a window that is open already; `time` is when the user asked for it, in
  /// the server's 32-bit milliseconds, if anybody knows.
  fileprivate init(_ options: Options, time: UInt32?) {
    self.init(
      toggles: options.toggles, edits: options.startsEditing, searchText: options.searchText,
      time: time ?? 0)
  }
}

extension KeyFileError {
  /// Whether nothing of the file could be read.
  fileprivate var isUnreadable: Bool {
    if case .unreadable = reason { true } else { false }
  }
}
