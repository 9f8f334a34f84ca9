package import Freedesktop

/// Parses a command line with the table of options.
///
/// Options are GNU long options, `--name=VALUE` or `--name VALUE`. Files to open follow `--`.
package struct OptionParser {
  private let words: [CommandWord]
  private var rest: ArraySlice<String>
  private var options = Options()
  private var given: [OptionRule] = []

  /// Parses `words`, without the program's name.
  ///
  /// Only names of files may be invalid UTF-8.
  ///
  /// - Throws: `UsageError` with one sentence for the user.
  package static func parse(_ words: [CommandWord]) throws(UsageError) -> Options {
    var parser = OptionParser(words)
    while let argument = parser.rest.popFirst() {
      guard argument != "--" else {
        try parser.takeFiles()
        break
      }
      try parser.take(argument)
    }
    try parser.checkRoles()
    return parser.options
  }

  private init(_ words: [CommandWord]) {
    (self.words, rest) = (words, words.map(\.description)[...])
  }

  private mutating func take(_ argument: String) throws(UsageError) {
    guard argument.hasPrefix("--") else {
      throw UsageError("“\(argument)” is no option; see \(ProgramInfo.name) --help")
    }
    let parts = argument.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let rule = try rule(named: String(parts[0]))
    var values = parts.dropFirst().map(String.init)
    guard values.count <= rule.values.count else {
      throw UsageError("--\(rule.name) takes no value")
    }
    while values.count < rule.values.count {
      guard let value = rest.popFirst() else {
        throw UsageError("--\(rule.name) needs \(rule.values[values.count]): \(rule.usage)")
      }
      values.append(value)
    }
    try rule.apply(&options, values)
    given.append(rule)
  }

  private func rule(named name: String) throws(UsageError) -> OptionRule {
    if let rule = OptionRule.all.first(where: { $0.name == name }) { return rule }
    let known = OptionRule.all.filter { $0.role != .hidden }.map(\.name)
    guard let nearest = Spelling.nearest(to: name, among: known) else {
      throw UsageError("there is no option --\(name); see \(ProgramInfo.name) --help")
    }
    throw UsageError("there is no option --\(name); did you mean --\(nearest)?")
  }

  private mutating func takeFiles() throws(UsageError) {
    guard !rest.isEmpty else { return }
    guard case .launch(let id, _) = options.command else {
      throw UsageError("files to open can be given with --launch only")
    }
    options.command = .launch(id: id, files: words.suffix(rest.count))
  }

  private func checkRoles() throws(UsageError) {
    let commands = given.filter { $0.role == .command || $0.role == .hidden }
    guard commands.count <= 1 else {
      let names = commands.prefix(2).map { "--" + $0.name }
      throw UsageError(
        names[0] == names[1]
          ? "\(names[0]) can be given once" : "\(names[0]) and \(names[1]) can't be given together")
    }
    for rule in given { try check(rule, beside: commands.first) }
    if let sentence = options.contradiction { throw UsageError(sentence) }
  }

  private func check(_ rule: OptionRule, beside command: OptionRule?) throws(UsageError) {
    switch (rule.role, command) {
    case (.window, let command?):
      throw UsageError(
        "--\(rule.name) is about the window, which --\(command.name) doesn't open")
    case (.page(let names), let command?) where !names.contains(command.name):
      throw UsageError(
        "--\(rule.name) is about the page, which --\(command.name) doesn't open")
    case (.detail(let names), _) where !names.contains(command?.name ?? ""):
      throw UsageError(
        "--\(rule.name) goes with \(names.map { "--" + $0 }.joined(separator: " or ")) only")
    default: break
    }
  }
}

extension Options {
  /// Why the options contradict each other, or `nil` if they don't.
  fileprivate var contradiction: String? {
    if readsLines, preset != PresetLocation.applications {
      return "--stdin and --preset can't be given together: a page has one source of items"
    }
    if mode.printsOrder, mode.printsChoice {
      return "--print and --select can't be given together: a page answers one question"
    }
    return nil
  }
}
