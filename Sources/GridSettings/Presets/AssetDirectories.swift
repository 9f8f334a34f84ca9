package import Freedesktop
import System

/// Where the program's own files are: presets, icons and readings.
///
/// Searched are the XDG data directories and what was installed or built together with the
/// program. Only these are trusted to say what a click may start.
package struct AssetDirectories: Sendable {
  /// The directories that may have a `presets` and an `icons` directory, best first.
  package let roots: [String]

  /// The directories of the session that `environment` describes; `program` is the path of this
  /// program's file.
  package init(environment: ProcessEnvironment, program: String = "/proc/self/exe") {
    let base = BaseDirectories(environment: environment)
    roots = base.dataDirectories.map { "\($0)/\(ProgramInfo.name)" } + Self.beside(program)
  }

  /// Where presets are searched.
  var presets: [String] { roots.map { $0 + "/presets" } }

  /// Where our own icons are searched, once no icon theme has one of that name.
  package var icons: [String] { roots.map { $0 + "/icons" } }

  /// Where the readings of Chinese characters are searched.
  package var pinyin: [String] { roots.map { $0 + "/pinyin/readings" } }

  /// What is installed below the same prefix, lies beside the program, or is the checkout that
  /// the program was built from.
  private static func beside(_ program: String) -> [String] {
    let path = FilePath.real(program)
    let directory = FilePath.directory(of: path)
    let prefix = FilePath.directory(of: directory)
    var roots = ["\(prefix)/share/\(ProgramInfo.name)", "\(directory)/Assets"]
    let parts = path.split(separator: "/")
    if let build = parts.firstIndex(of: ".build") {
      roots.append(parts[..<build].reduce("") { "\($0)/\($1)" } + "/Assets")
    }
    return roots
  }
}
