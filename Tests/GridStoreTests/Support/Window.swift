import Glibc
import GridDocument

@testable import GridStore

/// What a window does with the store, without a window.
final class Window {
  private(set) var document = Document()
  private(set) var history = History()
  private(set) var reports: [Writer.Report] = []
  let writer: Writer

  init(_ store: FavoritesStore) throws {
    var store = store
    let loaded = store.load()
    writer = try Writer(store, loaded)
    show(loaded.state)
  }

  deinit { _ = writer.finish(FavoritesState(document, history: history)) }

  var state: FavoritesState { FavoritesState(document, history: history) }
  var ids: [String] { state.favorites.ids }

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

  private func save() { writer.save(state, revision: document.revision) }

  private func show(_ state: FavoritesState) {
    document.loadFavorites(state.favorites.ids, pinned: state.favorites.pinned)
    history = state.history
  }

  /// Receives reports until `condition` holds; `false` when it does not within `limit`.
  @discardableResult
  func run(within limit: Duration = .seconds(20), until condition: () -> Bool) -> Bool {
    let deadline = ContinuousClock.now + limit
    while true {
      receiveReports()
      if condition() { return true }
      guard ContinuousClock.now < deadline else { return false }
      var descriptor = pollfd(fd: writer.descriptor, events: Int16(POLLIN), revents: 0)
      poll(&descriptor, 1, 50)
    }
  }

  @discardableResult
  func runUntilClean() -> Bool { run { writer.state == .clean } }

  func receiveReports() {
    for report in writer.reports(showing: state) {
      if case .changed(let state) = report { show(state) }
      reports.append(report)
    }
  }

  var failures: [String] {
    reports.compactMap { if case .failed(let sentence) = $0 { sentence } else { nil } }
  }
}
