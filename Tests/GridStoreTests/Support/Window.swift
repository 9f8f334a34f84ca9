import Glibc
import GridDocument

@testable import GridStore

/// What a window does with the store, without a window.
final class Window {
  private(set) var document = Document()
  private(set) var history = History()
  private(set) var reports: [Report] = []
  let writer: Writer

  init(_ store: FavoritesStore) throws {
    var store = store
    let loaded = store.load()
    writer = try Writer(store, loaded)
    show(loaded.board)
  }

  deinit { _ = writer.finish(Board(document, history: history)) }

  var board: Board { Board(document, history: history) }
  var ids: [String] { board.favorites.ids }

  func perform(_ edit: Edit?) {
    guard let edit else { return }
    document.apply(edit)
    history.record(edit)
    save()
  }

  func add(_ id: String, at index: Int? = nil) throws {
    perform(try document.editAdding(id, at: index))
  }

  func undo() {
    guard let edit = history.undo() else { return }
    document.apply(edit.inverse)
    save()
  }

  private func save() { writer.save(board, revision: document.revision) }

  private func show(_ board: Board) {
    document.loadFavorites(board.favorites.ids, pinned: board.favorites.pinned)
    history = board.history
  }

  /// Takes the reports until `condition` holds; `false` when it does not within `limit`.
  @discardableResult
  func run(within limit: Duration = .seconds(20), until condition: () -> Bool) -> Bool {
    let deadline = ContinuousClock.now + limit
    while true {
      takeReports()
      if condition() { return true }
      guard ContinuousClock.now < deadline else { return false }
      var descriptor = pollfd(fd: writer.descriptor, events: Int16(POLLIN), revents: 0)
      poll(&descriptor, 1, 50)
    }
  }

  @discardableResult
  func runUntilClean() -> Bool { run { writer.state == .clean } }

  func takeReports() {
    for report in writer.reports(showing: board) {
      if case .changed(let board) = report { show(board) }
      reports.append(report)
    }
  }

  var failures: [String] {
    reports.compactMap { if case .failed(let sentence) = $0 { sentence } else { nil } }
  }
}
