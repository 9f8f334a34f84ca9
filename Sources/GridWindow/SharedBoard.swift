import Freedesktop
import GridStore

/// A page that has one window: what later starts and other programs find it by.
nonisolated struct SharedBoard: Equatable, Sendable {
  /// Sixteen hexadecimal digits that stand for the favorites file, or for the preset.
  let name: String
  /// Whether the page is the person's own applications, and no other one.
  let isStandard: Bool

  /// The board that `options` mean; `nil` for a page that has nothing to do with others: a list
  /// from standard input, or a question.
  init?(_ options: Options, in environment: Environment) {
    guard !options.purpose.isQuestion, options.preset != .standardInput else { return nil }
    isStandard = options.favoritesFile == nil && options.preset == .applications
    let path =
      options.favoritesFile.map(Options.absolute)
      ?? (isStandard ? Options.standardFavoritesPath(in: environment) : nil)
    name = Fingerprint(path.map(FilePath.real) ?? "\(options.preset)").description
  }

  /// The well-known name of its window on the session bus.
  var busName: String { isStandard ? Program.id : "\(Program.id).Board\(name)" }
}
