import DesktopApplications
import Freedesktop
import GridCore
import GridPainting
import GridSearch
import System

/// Answers what is typed into the page with the items it finds.
///
/// The index is made off the loop once the first letter is typed; what is typed until it is there is
/// answered then, and else at once: after each event and not after the frame, so that no frame shows
/// a text without its results.
final class ItemSearch: LoopClient {
  /// What is installed, on the page that shows it; what is typed is searched for in the new catalog
  /// from then on.
  var catalog: ApplicationCatalog? {
    didSet {
      edition += 1
      isIncomplete = false
      (index, results, answered) = (nil, nil, nil)
    }
  }

  /// Whether it is not known yet what is installed: what is found meanwhile is shown, and is no
  /// answer yet.
  private var isIncomplete: Bool

  private let controller: GridController
  private let repaint: () -> Void
  private let pinyinFiles: [String]
  private let builder: IndexBuilder
  /// Grows with every catalog, and the one that an index is being made of.
  private var edition = 0, building: Int?
  private var index: SearchIndex?
  /// What the last text found, for a longer one to be looked for in it.
  private var results: SearchResults?
  private var answered: String?
  private var page = SearchedPage()
  /// Why items were found, of those that were painted since the last answer.
  private var highlights: [ItemHandle: CellHighlight] = [:]

  /// Finds what `controller` shows of the catalog of `content`, and has `painter` mark why; Chinese
  /// names are found by the readings in the first of `pinyinFiles`.
  ///
  /// - Throws: `SystemError` when the process has no descriptor left.
  init(
    in controller: GridController, painter: GridPainter, of content: PageContent,
    pinyinFiles: [String], repaint: @escaping () -> Void
  ) throws(SystemError) {
    (self.controller, self.pinyinFiles, self.repaint) = (controller, pinyinFiles, repaint)
    (catalog, isIncomplete) = (content.catalog, content.isIncomplete)
    builder = try IndexBuilder()
    painter.highlight = { [weak self] item in self?.highlight(of: item) }
  }

  /// The descriptor that is readable when an index is there to be taken.
  var descriptor: Int32? { builder.descriptor }

  /// Whether something that was typed has to wait for an index.
  private var isIndexing: Bool { building != nil }

  /// Whether something that was typed has no final answer yet.
  var isPending: Bool { isIndexing || isIncomplete }

  /// Shows the results for what is typed by now, unless they are shown already or have to wait.
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

  /// Takes the index that has been made, and answers what waits for it.
  func receive(at now: Duration) {
    guard let made = builder.take() else { return }
    if building == edition { index = made }
    building = nil
    answer(at: now)
    // Cells that stay where they are have their letters marked now.
    repaint()
  }

  /// Waits until what is typed is answered.
  func settle(at now: Duration) {
    while isIndexing {
      builder.finish()
      receive(at: now)
    }
  }

  /// Why `item` was found; `nil` while no answer is shown, or where there is nothing to explain.
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

  /// The index of `items`; without one, it is being made from now on.
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
  /// The index of `items`, with all that `catalog` says of them.
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
