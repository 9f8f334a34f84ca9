import DesktopApplications
import Freedesktop
import GridCore
import GridPainting
import GridSearch
import System

/// Finds the items for the text that is typed into the page.
///
/// The index is made on another thread after the first letter. Text typed until then is answered
/// when the index is ready, and later text at once, after its event and before the next frame, so
/// that no frame shows a text without its results.
final class ItemSearch: LoopClient {
  /// The installed applications of the page; a change is searched from then on.
  var catalog: ApplicationCatalog? {
    didSet {
      edition += 1
      isIncomplete = false
      (index, results, answered) = (nil, nil, nil)
    }
  }

  /// Whether the installed applications are unknown; results shown meanwhile are not final.
  private var isIncomplete: Bool

  private let controller: GridController
  private let repaint: () -> Void
  private let pinyinFiles: [String]
  private let builder: IndexBuilder
  /// The number of the current catalog, and that of the catalog whose index is being made.
  private var edition = 0, building: Int?
  private var index: SearchIndex?
  /// The results of the last text; a longer text is searched only in them.
  private var results: SearchResults?
  private var answered: String?
  private var page = SearchedPage()
  /// Why items were found, for items painted since the last answer.
  private var highlights: [ItemHandle: CellHighlight] = [:]

  /// Searches what `controller` shows of the catalog of `content`, and lets `painter` mark why
  /// items were found.
  ///
  /// Chinese names are found by the readings in the first readable of `pinyinFiles`.
  ///
  /// - Throws: `SystemError` if the process has no descriptor left.
  init(
    in controller: GridController, painter: GridPainter, of content: PageContent,
    pinyinFiles: [String], repaint: @escaping () -> Void
  ) throws(SystemError) {
    (self.controller, self.pinyinFiles, self.repaint) = (controller, pinyinFiles, repaint)
    (catalog, isIncomplete) = (content.catalog, content.isIncomplete)
    builder = try IndexBuilder()
    painter.highlight = { [weak self] item in self?.highlight(of: item) }
  }

  /// Readable when an index is ready.
  var descriptor: Int32? { builder.descriptor }

  /// Whether a search waits for an index.
  private var isIndexing: Bool { building != nil }

  /// Whether a search has no final answer yet.
  var isPending: Bool { isIndexing || isIncomplete }

  /// Shows the results for the current text, unless they are shown or have to wait.
  func answer(at now: Duration) {
    let text = controller.grid.searchText
    guard text != answered else { return }
    highlights = [:]
    guard let text else { return (results, answered) = (nil, nil) }
    let document = controller.grid.document
    guard let index = currentIndex(of: document.items) else { return }
    let results = index.results(for: text, refining: results)
    (self.results, answered) = (results, text)
    let found = results.sorted(page.items(of: document))
    controller.change(at: now) {
      $0.showResults(found, for: text, isComplete: !isIncomplete)
    }
  }

  /// Receives the index that is ready and answers the search that waits for it.
  func receive(at now: Duration) {
    guard let made = builder.take() else { return }
    if building == edition { index = made }
    building = nil
    answer(at: now)
    // Marks the letters of cells that stay where they are.
    repaint()
  }

  /// Waits until the search is answered.
  func settle(at now: Duration) {
    while isIndexing {
      builder.finish()
      receive(at: now)
    }
  }

  /// Why `item` was found; `nil` if no answer is shown or there is nothing to explain.
  private func highlight(of item: ItemHandle) -> CellHighlight? {
    guard let answered, !answered.isEmpty, let index else { return nil }
    if let known = highlights[item] { return known }
    let shown = controller.grid.document.items[item]
    let entry = SearchEntry(shown, application: catalog?[shown.id])
    let found = index.highlight(of: entry, for: answered)
    let highlight = CellHighlight(
      title: found.title, reason: found.reason?.text, reasonRanges: found.reason?.ranges ?? [])
    highlights[item] = highlight
    return highlight
  }

  /// The index of `items`; begins to make one if there is none.
  private func currentIndex(of items: ItemTable) -> SearchIndex? {
    if let index, index.count == items.count { return index }
    (index, results) = (nil, nil)
    guard building == nil else { return nil }
    building = edition
    let (catalog, pinyinFiles) = (catalog, pinyinFiles)
    builder.begin { SearchIndex(items, of: catalog, pinyinFiles: pinyinFiles) }
    return nil
  }
}

extension SearchIndex {
  /// The index of `items` with what `catalog` says about them.
  fileprivate nonisolated init(
    _ items: ItemTable, of catalog: ApplicationCatalog?, pinyinFiles: [String]
  ) {
    let entries = (0..<UInt32(items.count)).map { row in
      let item = items[ItemHandle(rawValue: row)]
      return SearchEntry(item, application: catalog?[item.id])
    }
    let names = entries.lazy.flatMap(\.names)
    self.init(entries, pinyin: Pinyin(paths: pinyinFiles, for: names))
  }
}
