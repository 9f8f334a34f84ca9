import Freedesktop
import Glibc
import GridCore
import GridPainting
import GridSettings

nonisolated extension PageContent {
  /// The lines of standard input, stored only if the command line names a file.
  ///
  /// - Throws: Why the lines can't be items.
  static func lines(
    _ options: Options, in environment: ProcessEnvironment, strings: LocalizedStrings
  ) throws(LineError) -> PageContent {
    let lines = try LineSource(descriptor: STDIN_FILENO)
    var preset = Preset.applications
    LineSource.apply(to: &preset.rules)
    let isChoice = options.mode.printsChoice && !options.mode.printsOrder
    if isChoice { preset.rules.editing = .none }
    if lines.items.allSatisfy(\.icon.isEmpty) {
      preset.showLabelsOnly()
      (preset.metrics.cellWidth, preset.metrics.cellHeight) = (.fixed(176), .fixed(48))
    }
    var content = PageContent(
      preset: preset, document: lines.document(hint: isChoice ? strings[.typeToSearch] : ""),
      launches: NoLaunches())
    content.store = options.favoritesFile.map { _ in options.store(in: environment) }
    content.listing = ListedFavorites(lines.ids)
    return content
  }
}
