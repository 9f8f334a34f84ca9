import Freedesktop
import Glibc

@main
enum GridWindow {
  static func main() {
    do throws(UsageError) {
      let options = try OptionParser.parse(Array(CommandLine.arguments.dropFirst()))
      exit(run(options))
    } catch {
      Log()(.error, error.description)
      exit(UsageError.exitStatus)
    }
  }

  private static func run(_ options: Options) -> Int32 {
    if options.command == .iconWorker {
      IconWorker.run()
      return 0
    }
    let commands = Commands(options: options, environment: .ofProcess)
    return commands.run()?.deliver(Log(level: options.logLevel)) ?? 1
  }
}
