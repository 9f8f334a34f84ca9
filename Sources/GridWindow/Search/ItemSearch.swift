import Freedesktop
import GridCore

/// Answers what is typed into the page with the items it finds.
///
/// It answers after each event and not after the frame: the key behind a letter may be the Enter
/// that launches the first result, and no frame shows a text without its results.
final class ItemSearch {
  /// What is installed, on the page that shows it; what is typed is searched for in the new catalog from then on.
  var catalog: ApplicationCatalog? {
    didSet { (index, answered) = (nil, nil) }
  }

  private let view: GridView
  private let pinyinFiles: [String]
  private var index: SearchIndex?
  private var indexedFavorites: [ItemHandle] = []
  private var answered: String?

  /// Finds what `view` shows of `catalog`; Chinese names are found by the readings in the first of
  /// `pinyinFiles`.
  init(in view: GridView, catalog: ApplicationCatalog?, pinyinFiles: [String]) {
    (self.view, self.catalog, self.pinyinFiles) = (view, catalog, pinyinFiles)
  }

  /// Shows the results for what is typed by now, unless they are shown already.
  func answer(at now: Duration) {
    let text = view.grid.searchText
    guard text != answered else { return }
    answered = text
    guard let text else { return }
    let document = view.grid.document
    let results = currentIndex(of: document).find(text) { document.isFavorite($0) }
    view.change { grid, effects in
      grid.showResults(results, for: text, at: now, into: &effects)
    }
  }

  /// The index, made anew when there are other items than before.
  private func currentIndex(of document: Document) -> SearchIndex {
    if let index, indexedFavorites == document.favorites { return index }
    let entries = entries(of: document)
    let names = entries.lazy.flatMap(\.names)
    let index = SearchIndex(entries, pinyin: Pinyin(paths: pinyinFiles, for: names))
    (self.index, indexedFavorites) = (index, document.favorites)
    return index
  }

  private func entries(of document: Document) -> [SearchEntry] {
    var seen: Set<ItemHandle> = []
    let shown = document.sections.flatMap(\.items).filter { seen.insert($0).inserted }
    return shown.map { handle in
      let item = document.items[handle]
      return SearchEntry(item, handle: handle, application: catalog?[item.id])
    }
  }
}
