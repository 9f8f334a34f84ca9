import Freedesktop
import GridSettings
import GridStore
import System

/// A page that has one window: what later starts and other programs find it by.
nonisolated struct SharedBoard: Equatable, Sendable {
  /// Sixteen hexadecimal digits that stand for the favorites file, or for the preset.
  let name: String
  /// Whether the page is the person's own applications, and no other one.
  let isStandard: Bool

  /// The board that `options` mean; `nil` for a page that has nothing to do with others: a list
  /// from standard input, or a question.
  init?(_ options: Options, in environment: ProcessEnvironment) {
    guard !options.mode.isQuestion, !options.readsLines else { return nil }
    let preset = options.preset
    isStandard = options.favoritesFile == nil && preset == PresetLocation.applications
    let standard = isStandard ? Options.standardFavoritesPath(in: environment) : nil
    let file = options.favoritesFile.map(Options.absolute) ?? standard
    let page = preset.contains("/") ? FilePath.real(Options.absolute(preset)) : "preset \(preset)"
    name = Fingerprint(file.map(FilePath.real) ?? page).description
  }

  /// The well-known name of its window on the session bus.
  var busName: String { isStandard ? ProgramInfo.id : "\(ProgramInfo.id).Board\(name)" }
}
