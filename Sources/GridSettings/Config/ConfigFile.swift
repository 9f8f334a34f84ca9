package import Freedesktop
import Glibc
import System
import X11Platform

/// The configuration file: its settings and its problems.
package struct ConfigFile: Sendable {
  /// The path of the file, which may not exist.
  package let path: String
  /// The settings.
  package private(set) var settings = Settings()
  /// The problems in file order.
  ///
  /// None of them prevents the program from starting.
  package private(set) var problems: [KeyFileError] = []

  /// The path of the user's configuration file.
  static func standardPath(environment: ProcessEnvironment) -> String {
    "\(BaseDirectories(environment: environment).configHome)/\(ProgramInfo.name)/config"
  }

  /// Reads the file at `path`.
  ///
  /// A missing file sets nothing. It is a problem only if it `isRequired`.
  package init(path: String, isRequired: Bool = false) {
    self.path = path
    do {
      read(try KeyFile(path: path))
    } catch {
      let isMissing = error.reason == .unreadable(errno: ENOENT)
      if isRequired || !isMissing { problems = [error] }
    }
  }

  /// Reads a file that is already in memory.
  package init(_ file: KeyFile) {
    path = file.path
    read(file)
  }

  private mutating func read(_ file: KeyFile) {
    problems = file.problems
    for group in file.groups where !Self.isFree(group.name) {
      guard Self.names(of: group.name).isEmpty else {
        for value in group.values { read(value, in: group.name) }
        problems += group.repeats().prefix(max(Self.mostProblems - problems.count, 0))
        continue
      }
      guard problems.count < Self.mostProblems else { continue }
      let nearest = Spelling.nearest(to: group.name, among: Self.groupNames)
      note(group.line, "there is no group [\(group.name)]", nearest.map { "[\($0)]" })
    }
    problems.sort { ($0.line ?? 0) < ($1.line ?? 0) }
  }

  private mutating func read(_ value: KeyFile.Value, in group: String) {
    guard let key = ConfigKey.keys(in: group).first(where: { $0.name == value.key }) else {
      return checkName(value, in: group)
    }
    if let problem = key.read(value, into: &settings) { problems.append(problem) }
  }

  /// Reports an unknown key, up to a limit per file.
  private mutating func checkName(_ value: KeyFile.Value, in group: String) {
    guard problems.count < Self.mostProblems else { return }
    let sentence = "there is no key \(value.key) in [\(group)]"
    if let nearest = Spelling.nearest(to: value.key, among: Self.names(of: group)) {
      return note(value.line, sentence, nearest)
    }
    let home = Self.groupNames.first { Self.names(of: $0).contains(value.key) }
    note(value.line, sentence, home.map { "\(value.key) in [\($0)]" })
  }

  private mutating func note(_ line: Int, _ sentence: String, _ nearest: String? = nil) {
    let text = sentence + Spelling.question(nearest)
    problems.append(KeyFileError(path: path, line: line, reason: .other(text)))
  }
}

extension ConfigFile {
  /// The maximum number of problems to report.
  private static let mostProblems = 20

  private static let groupNames = [
    "Window", "Grid", "Input", "Motion", "Keys", "Colors", "Publish",
  ]

  /// Whether the group belongs to another program and may contain any key.
  private static func isFree(_ group: String) -> Bool { group.hasPrefix("X-") }

  private static func names(of group: String) -> [String] {
    ConfigKey.keys(in: group).map(\.name)
  }
}
