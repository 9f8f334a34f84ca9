import Freedesktop
import GridSettings
import GridStore
import System

/// The name by which later starts and other programs find the only window of a page.
nonisolated struct InstanceName: Equatable, Sendable {
  /// Sixteen hexadecimal digits: a fingerprint of the favorites file or of the preset.
  let name: String
  /// Whether the page is the user's standard one, with the applications.
  let isStandard: Bool

  /// The name of the page that `options` describe; `nil` for a page that can be opened several times:
  /// a list from standard input, or a question.
  init?(_ options: Options, in environment: ProcessEnvironment) {
    guard !options.mode.isQuestion, !options.readsLines else { return nil }
    let preset = options.preset
    isStandard = options.favoritesFile == nil && preset == PresetLocation.applications
    let standard = isStandard ? Options.standardFavoritesPath(in: environment) : nil
    let file = options.favoritesFile.map(Options.absolute) ?? standard
    let page = preset.contains("/") ? FilePath.real(Options.absolute(preset)) : "preset \(preset)"
    name = Fingerprint(file.map(FilePath.real) ?? page).description
  }

  /// The well-known name on the session bus.
  var busName: String { isStandard ? ProgramInfo.id : "\(ProgramInfo.id).Board\(name)" }
}
