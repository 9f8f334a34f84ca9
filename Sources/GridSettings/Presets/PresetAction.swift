package import Freedesktop

/// What a click on an item of a preset starts.
package enum PresetAction: Equatable, Sendable {
  /// A command by the rules of desktop entries; no shell sees it.
  case command(Exec, Exec.Context)
  /// An address for the program that the desktop prefers for its kind.
  case address(String)

  /// The schemes an address may have.
  static let schemes = ["http", "https", "mailto"]
  /// The program that knows the desktop's preferences.
  static let opener = "xdg-open"

  /// Whether `text` is an address that may be opened: one of `schemes`, and nothing in it that
  /// could not be seen.
  static func canOpen(_ text: String) -> Bool {
    guard let colon = text.firstIndex(of: ":") else { return false }
    return schemes.contains(text[..<colon].lowercased())
      && text.unicodeScalars.allSatisfy { $0 > " " && !(0x7f..<0xa0 ~= $0.value) }
  }

  /// The program and its arguments, for starting it and for asking the person.
  package var words: [String] {
    switch self {
    case .command(let exec, let context):
      (try? exec.commands(in: context).first?.map(\.description)) ?? []
    case .address(let address): [Self.opener, address]
    }
  }

  /// The process to start in the session of `environment`.
  ///
  /// - Throws: Why it can't be started; nothing has been started then.
  package func command(in environment: ProcessEnvironment) throws(LaunchError) -> LaunchCommand {
    guard let program = words.first else { throw .command(.empty) }
    guard let path = ProgramSearch(environment: environment).find(program) else {
      throw .programNotFound(program)
    }
    return LaunchCommand(
      program: path, arguments: words.map { CommandWord($0) },
      workingDirectory: BaseDirectories(environment: environment).home,
      environment: Launcher(environment: environment).environment)
  }
}
