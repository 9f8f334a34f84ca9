/// The text that `--help` prints.
package enum HelpText {
  /// The text, generated from the table of options.
  package static var text: String {
    var text = """
      Usage: \(ProgramInfo.name) [OPTION…]
      Opens a page with your favorite applications on top and all others below.
      Hold an icon to lift it, drag it where you want it, and let go.

      """
    for (title, rules) in groups {
      text += "\n\(title):\n"
      for rule in rules where rule.role != .hidden { text += line(rule) }
    }
    return text + """

      An ID is the name of an application's desktop file, for example firefox.desktop.
      The exit status is 0 when done, 1 when refused, 2 for a wrong command line.
      See gridwindow(1), and gridwindow(5) for the configuration.

      """
  }

  /// The options by heading.
  package static let groups = [
    ("The window", OptionRule.window), ("The favorites", OptionRule.favorites),
    ("The applications", OptionRule.applications), ("In general", OptionRule.general),
  ]

  private static let column = 26

  private static func line(_ rule: OptionRule) -> String {
    let usage = "  " + rule.usage
    let gap = String(repeating: " ", count: max(column - usage.count, 2))
    return usage + gap + rule.summary + "\n"
  }
}
