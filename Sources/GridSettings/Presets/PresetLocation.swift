package import Freedesktop
import Glibc
import System

/// Where a preset's file is, and what its board is called.
package struct PresetLocation: Equatable, Sendable {
  /// The path of the file.
  package let path: String
  /// The name of its favorites file and of its `[Publish NAME]`.
  package let board: String
  /// Whether the file lies in a trusted directory; what a link there leads to may lie elsewhere.
  package let isTrusted: Bool

  /// The end of the name of every preset's file.
  package static let suffix = ".grid"
  /// The name of the page that has no file.
  package static let applications = "applications"

  /// Finds the preset that `argument` names: a file when it has a `/` or ends in `.grid`, else a
  /// name that is looked up in `assets`.
  ///
  /// - Parameters:
  ///   - argument: A name or a path, as a person gives it.
  ///   - assets: Where names are looked up.
  ///   - directory: The directory that relative paths count from.
  /// - Returns: Where the file is; a path may lead nowhere.
  /// - Throws: That there is none, and what might be meant.
  package static func find(
    _ argument: String, in assets: AssetDirectories, directory: String
  ) throws(UsageError) -> PresetLocation {
    guard argument.contains("/") || argument.hasSuffix(suffix) else {
      return try find(name: argument, in: assets)
    }
    let path = argument.hasPrefix("/") ? argument : "\(directory)/\(argument)"
    let name = FilePath.name(of: path)
    let stem = name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
    let home = FilePath.real(FilePath.directory(of: path))
    return PresetLocation(
      path: path, board: "\(stem)-\(Fingerprint(FilePath.real(path)))",
      isTrusted: assets.presets.contains { FilePath.real($0) == home })
  }

  private static func find(
    name: String, in assets: AssetDirectories
  ) throws(UsageError) -> PresetLocation {
    let paths = assets.presets.map { "\($0)/\(name)\(suffix)" }
    guard let path = paths.first(where: { access($0, F_OK) == 0 }) else {
      let names = names(in: assets)
      let help = Spelling.nearest(to: name, among: names).map { Spelling.question($0) }
      throw UsageError(
        "there is no preset “\(name)”" + (help ?? "; there are \(names.joined(separator: ", "))"))
    }
    return PresetLocation(path: path, board: name, isTrusted: true)
  }

  /// The names of all presets that are found by name, sorted, and that of the usual page.
  package static func names(in assets: AssetDirectories) -> [String] {
    let files = assets.presets.flatMap(contents).filter { $0.hasSuffix(suffix) }
    return Set(files.map { String($0.dropLast(suffix.count)) } + [applications]).sorted()
  }

  /// The favorites file of the preset's board in the session that `environment` describes.
  package func favoritesPath(in environment: ProcessEnvironment) -> String {
    let home = BaseDirectories(environment: environment).configHome
    return "\(home)/\(ProgramInfo.name)/presets/\(board).favorites"
  }

  /// The names in `directory`, in no order; none when it can't be read.
  private static func contents(of directory: String) -> [String] {
    guard let stream = opendir(directory) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      withUnsafePointer(to: &entry.pointee.d_name) { field in
        let name = UnsafeRawPointer(field).assumingMemoryBound(to: CChar.self)
        names.append(String(cString: name))
      }
    }
    return names
  }
}
