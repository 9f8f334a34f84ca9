import Freedesktop

enum Demonstration {
  static func run(into directory: String, environment: Environment) -> CommandResult { .failure("") }
}
