import GridCore
import GridPainting
import GridStore
import System

/// Saves edits through the writer thread, and shows edits of the same file by other programs.
final class StoreRunner: LoopClient {
  private let controller: GridController
  private let writer: Writer
  private let keeping: FavoritesPersistence
  private let strings: LocalizedStrings
  private let log: Log
  /// The whole order as last saved or read.
  private var stored: Favorites

  /// Saves the favorites of `controller` as `keeping` says; `nil` if nothing is saved.
  init?(
    for controller: GridController, keeping: FavoritesPersistence, strings: LocalizedStrings,
    log: Log
  ) {
    guard let writer = keeping.writer else { return nil }
    (self.controller, self.writer, self.keeping) = (controller, writer, keeping)
    (self.strings, self.log) = (strings, log)
    stored = keeping.loaded.state.favorites
  }

  var descriptor: Int32? { writer.descriptor }
  /// Called after reports of the writer, which may have changed the order.
  var didHandleReports: () -> Void = {}
  /// Whether an edit is not saved yet.
  var isPending: Bool { writer.state != .clean }
  /// How often the favorites file was written.
  var saves: Int { writer.saveCount }

  /// Saves the order of `revision`.
  func save(revision: Int) {
    let state = state
    stored = state.favorites
    writer.save(state, revision: revision)
    if case .failed(let reason) = writer.state { tellFailure(reason) }
  }

  /// Handles the reports of the writer.
  func receive(at now: Duration) {
    for report in writer.reports(showing: state) { handle(report, at: now) }
    didHandleReports()
  }

  /// Saves the remaining edits.
  ///
  /// - Returns: Why edits could not be saved, in one sentence; `nil` if they were.
  func finish() -> String? { writer.finish(state) }

  /// The state to save for what is shown.
  private var state: FavoritesState {
    var state = FavoritesState(controller.grid.document, history: controller.grid.history)
    state.favorites = keeping.storing(state.favorites, over: stored)
    return state
  }

  /// Remembers names and icon names of the favorites: the next start shows them before the
  /// installed applications are known.
  func remember() { keeping.memory?.remember(controller.grid.document) }

  private func handle(_ report: Writer.Report, at now: Duration) {
    switch report {
    case .saved: remember()
    case .failed(let reason):
      log(.error, reason)
      tellFailure(reason)
    case .changed(let state):
      stored = state.favorites
      let favorites = keeping.shown(of: stored)
      controller.change(at: now) { grid in
        grid.reloadFavorites(
          favorites.ids, pinned: favorites.pinned, history: state.history)
      }
    case .note(let sentence):
      log(.warning, sentence)
      tell(sentence)
    }
  }

  /// Reports that edits are not saved, replacing any other toast.
  private func tellFailure(_ reason: String) { tell(strings.formatted(.couldNotSave, reason)) }

  private func tell(_ sentence: String) {
    controller.change { $0.requestToast(.notice(sentence)) }
  }
}
