import Freedesktop
import GridCore
import GridSearch
import GridStore
import System

extension SearchEntry {
  /// The texts by which `item` can be found, with those of the entry of its application.
  nonisolated init(_ item: Item, application: Application?) {
    let entry = application?.entry
    let program = entry.flatMap { try? $0.command().program }
    self.init(
      names: [item.title] + [entry?.untranslatedName].compactMap(\.self),
      others: (entry?.keywords ?? [])
        + [entry?.genericName, program.map(FilePath.name), Self.stem(of: item.id)]
        .compactMap(\.self),
      kind: entry.map(Self.isHelper) == true ? .helper : .application)
  }

  /// Whether `entry` is a settings tool for something else.
  ///
  /// A name of a single word, such as "Settings", is not.
  private nonisolated static func isHelper(_ entry: DesktopEntry) -> Bool {
    entry.categories.contains("Settings") && entry.name.contains(" ")
  }

  private nonisolated static func stem(of id: String) -> String {
    let suffix = ".desktop"
    return id.hasSuffix(suffix) ? String(id.dropLast(suffix.count)) : id
  }
}
