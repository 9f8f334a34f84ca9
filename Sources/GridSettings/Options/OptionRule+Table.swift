import DesktopApplications
import System
import X11Platform

extension OptionRule {
  /// All options in the order of the help text.
  ///
  /// This table drives the parser and the help text.
  package static let all = window + favorites + applications + general

  package static let window = [
    OptionRule(
      "preset", "NAME|FILE", role: .page(of: ["check-config", "dump-config"]),
      summary: "open another page instead of the applications"
    ) { options, values throws(UsageError) in
      options.preset = try file(values[0], of: "preset")
    },
    OptionRule("stdin", role: .window, summary: "show the lines of standard input as items") {
      options, _ in options.readsLines = true
    },
    OptionRule("print", role: .window, summary: "print the order on closing; Esc prints nothing") {
      options, _ in options.mode.printsOrder = true
    },
    OptionRule("select", role: .window, summary: "print the first clicked item and exit") {
      options, _ in options.mode.printsChoice = true
    },
    OptionRule(
      "toggle", role: .window, summary: "open as a launcher, bring it here, or close it"
    ) { options, _ in options.toggles = true },
    OptionRule("edit", role: .window, summary: "start in edit mode") { options, _ in
      options.startsEditing = true
    },
    OptionRule("search", "TEXT", role: .window, summary: "start with a search for TEXT") {
      options, values in options.searchText = values[0]
    },
    OptionRule(
      "geometry", "WxH[+X+Y]", role: .window,
      summary: "set the size and position of the window, in pixels"
    ) { options, values throws(UsageError) in
      guard let geometry = WindowGeometry(values[0]) else {
        throw UsageError(
          "--geometry needs a size like 800x600 or 800x600+10+20, not “\(values[0])”")
      }
      options.geometry = geometry
    },
    OptionRule("scale", "S", role: .window, summary: "scale everything by S (0.5 to 4)") {
      options, values throws(UsageError) in
      guard let scale = Double(values[0]), Settings.scaleRange ~= scale else {
        throw UsageError("--scale needs a number from 0.5 to 4, not “\(values[0])”")
      }
      options.scale = scale
    },
    OptionRule("class", "NAME", role: .window, summary: "set the class that window rules match") {
      options, values throws(UsageError) in
      options.windowClass = try windowText(values[0], of: "class")
    },
    OptionRule(
      "name", "NAME", role: .window, summary: "set the instance name that window rules match"
    ) {
      options, values throws(UsageError) in
      options.windowName = try windowText(values[0], of: "name")
    },
  ]

  package static let favorites = [
    OptionRule("list", role: .command, summary: "print the favorites, one ID per line") {
      options, _ in options.command = .list
    },
    OptionRule("add", "ID", role: .command, summary: "add an application to the favorites") {
      options, values in options.command = .add(id: values[0])
    },
    OptionRule(
      "at", "N", role: .detail(of: ["add"]), summary: "add at position N; 1 is first, -1 is last"
    ) { options, values throws(UsageError) in
      options.position = try position(values[0], of: "at")
    },
    OptionRule("remove", "ID", role: .command, summary: "remove an application from the favorites")
    {
      options, values in options.command = .remove(id: values[0])
    },
    OptionRule(
      "move", "ID", "N", role: .command, summary: "move a favorite; 1 is first, -1 is last"
    ) { options, values throws(UsageError) in
      options.command = .move(id: values[0], try position(values[1], of: "move"))
    },
    OptionRule(
      "import", "SOURCE", role: .command,
      summary: "add those of gnome, kde, plank, whisker or a file"
    ) { options, values in options.command = .importFavorites(ImportSource(values[0])) },
    OptionRule(
      "dry-run", role: .detail(of: ["import"]),
      summary: "print what would be imported; change nothing"
    ) { options, _ in options.isDryRun = true },
    OptionRule("undo", role: .command, summary: "undo the last change to the favorites") {
      options, _ in options.command = .undo
    },
    OptionRule("redo", role: .command, summary: "redo the last change that was undone") {
      options, _ in options.command = .redo
    },
    OptionRule(
      "favorites", "FILE", role: .general, summary: "use FILE instead of your own favorites file"
    ) { options, values throws(UsageError) in
      options.favoritesFile = try file(values[0], of: "favorites")
    },
  ]

  package static let applications = [
    OptionRule(
      "list-applications", role: .command, summary: "list the applications that can be added"
    ) {
      options, _ in options.command = .listApplications
    },
    OptionRule(
      "all", role: .detail(of: ["list-applications"]),
      summary: "include hidden applications, with the reason"
    ) { options, _ in options.includesHidden = true },
    OptionRule(
      "json", role: .detail(of: ["list", "list-applications"]), summary: "print the list as JSON"
    ) { options, _ in options.writesJSON = true },
    OptionRule(
      "launch", "ID", role: .command,
      summary: "start an application; files to open follow --"
    ) { options, values in options.command = .launch(id: values[0], files: []) },
  ]

  static let general = [
    OptionRule(
      "demo", "DIR", role: .command, summary: "run a demonstration and write pictures to DIR"
    ) { options, values throws(UsageError) in
      options.command = .demonstrate(directory: try file(values[0], of: "demo"))
    },
    OptionRule(
      "config", "FILE", role: .general, summary: "use FILE instead of your own configuration file"
    ) { options, values throws(UsageError) in
      options.configFile = try file(values[0], of: "config")
    },
    OptionRule("check-config", role: .command, summary: "check the configuration for mistakes") {
      options, _ in options.command = .checkConfig
    },
    OptionRule(
      "dump-config", role: .command, summary: "print every configuration key with its value"
    ) {
      options, _ in options.command = .dumpConfig
    },
    OptionRule(
      "log-level", "L", role: .general, summary: "set the log level: error, warning, info or debug"
    ) { options, values throws(UsageError) in
      guard let level = Log.Level(rawValue: values[0]) else {
        throw UsageError("--log-level needs error, warning, info or debug, not “\(values[0])”")
      }
      options.logLevel = level
    },
    OptionRule("version", role: .command, summary: "print the version") { options, _ in
      options.command = .version
    },
    OptionRule("help", role: .command, summary: "print this help") { options, _ in
      options.command = .help
    },
    OptionRule("icon-worker", role: .hidden, summary: "decode icons") { options, _ in
      options.command = .iconWorker
    },
  ]

  private static func position(
    _ text: String, of option: String
  ) throws(UsageError) -> Position {
    guard let position = Position(text) else {
      throw UsageError("--\(option) counts from 1, and -1 is the last place, so not “\(text)”")
    }
    return position
  }

  private static func file(
    _ path: String, of option: String
  ) throws(UsageError) -> String {
    guard !path.isEmpty else { throw UsageError("--\(option) needs the path of a file") }
    return path
  }

  private static func windowText(
    _ text: String, of option: String
  ) throws(UsageError) -> String {
    guard !text.isEmpty else { throw UsageError("--\(option) needs a name that is not empty") }
    return text
  }
}
