package import Freedesktop
import Glibc
import System
import X11Platform

/// The configuration file: the settings it makes, and what is wrong with it.
package struct ConfigFile: Sendable {
  /// Where the file is, whether it exists or not.
  package let path: String
  /// What it sets.
  package private(set) var settings = Settings()
  /// What is wrong, in the order of the file.
  ///
  /// Nothing of it keeps the program from starting.
  package private(set) var problems: [KeyFileError] = []

  /// The person's own file in the session that `environment` describes.
  static func standardPath(environment: ProcessEnvironment) -> String {
    "\(BaseDirectories(environment: environment).configHome)/\(ProgramInfo.name)/config"
  }

  /// Reads the file at `path`.
  ///
  /// A missing file sets nothing, and is a problem only when it `isRequired`.
  package init(path: String, isRequired: Bool = false) {
    self.path = path
    do {
      read(try KeyFile(path: path))
    } catch {
      let isMissing = error.reason == .unreadable(errno: ENOENT)
      if isRequired || !isMissing { problems = [error] }
    }
  }

  /// Reads a file that is in memory already.
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

  /// Tells of an unknown key; of a file with many of them the first ones.
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
  /// How many problems are looked for.
  private static let mostProblems = 20

  private static let groupNames = [
    "Window", "Grid", "Input", "Motion", "Keys", "Colors", "Publish",
  ]

  /// Whether a group may hold any key: those of other programs.
  private static func isFree(_ group: String) -> Bool { group.hasPrefix("X-") }

  private static func names(of group: String) -> [String] {
    ConfigKey.keys(in: group).map(\.name)
  }
}
