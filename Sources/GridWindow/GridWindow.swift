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

  /// The arguments of the command line without the program's name, byte for byte.
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
      RunContext(
        options: options, config: config, environment: environment, log: log,
        instance: InstanceName(options, in: environment), startup: .takeFromEnvironment(),
        start: start))
  }

  /// Opens the page and returns the exit status when it is closed, or sends the request to the
  /// window that is open for the same favorites file.
  private static func open(_ context: RunContext) -> Int32 {
    do {
      try context.options.checkPreset(in: context.environment)
      let display = try Display()
      display.onConnectionLost = {
        Log()(.error, X11Error.connectionLost.description)
        exit(1)
      }
      return try handOver(context, on: display)
        ?? App(in: context, on: display).run()
    } catch {
      context.log(.error, "\(error)")
      return error is UsageError ? UsageError.exitStatus : 1
    }
  }

  /// Sends an activation request to the open window of the same favorites file and returns the exit
  /// status; `nil` if there is no window.
  private static func handOver(_ context: RunContext, on display: Display) -> Int32? {
    guard let instance = context.instance else { return nil }
    let claim = InstanceClaim(to: instance.name, on: display)
    while let owner = claim.owner {
      let result = InstanceMessenger(on: display, for: claim).send(
        ActivationRequest(context.options, time: context.startup?.time), to: owner,
        startup: context.startup)
      switch result {
      case .accepted: return 0
      case .gone: continue
      case .unanswered:
        let process = display.values(of: .netWMPID, on: owner)?.first.map { " \($0)" } ?? ""
        context.log(
          .error, "the window that is open does not answer; wait, or end the process\(process)")
        return 1
      }
    }
    return nil
  }
}

extension ActivationRequest {
  /// The request that `options` make of an open window; `time` is when the user asked for it in the
  /// server's 32-bit milliseconds, if known.
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
