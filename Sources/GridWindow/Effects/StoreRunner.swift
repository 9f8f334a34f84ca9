import GridCore
import GridPainting
import GridStore
import System

/// Saves edits through the writer thread, and shows what others make of the same file.
final class StoreRunner: LoopClient {
  private let controller: GridController
  private let writer: Writer
  private let keeping: FavoriteKeeping
  private let strings: LocalizedStrings
  private let log: Log
  /// The whole order as it was last stored or found in the file.
  private var stored: Favorites

  /// Keeps the favorites of `view` as `keeping` says; `nil` when it keeps nothing.
  init?(
    for controller: GridController, keeping: FavoriteKeeping, strings: LocalizedStrings, log: Log
  ) {
    guard let writer = keeping.writer else { return nil }
    (self.controller, self.writer, self.keeping) = (controller, writer, keeping)
    (self.strings, self.log) = (strings, log)
    stored = keeping.loaded.board.favorites
  }

  var descriptor: Int32? { writer.descriptor }
  /// Whether an edit is not stored yet.
  var isPending: Bool { writer.state != .clean }
  /// How often the favorites file was written.
  var saves: Int { writer.saveCount }

  /// Saves the order of `revision`.
  func save(revision: Int) {
    let board = board
    stored = board.favorites
    writer.save(board, revision: revision)
    if case .failed(let reason) = writer.state { tellFailure(reason) }
  }

  /// Takes up what became of the file.
  func receive(at now: Duration) {
    for report in writer.reports(showing: board) { take(report, at: now) }
  }

  /// Stores what is left; says why when that fails.
  ///
  /// - Returns: Why the last edits are not stored, in one sentence; `nil` when they are.
  func finish() -> String? { writer.finish(board) }

  /// What is to be stored for what is shown.
  private var board: Board {
    var board = Board(controller.grid.document, history: controller.grid.history)
    board.favorites = keeping.storing(board.favorites, over: stored)
    return board
  }

  /// Has the names and icon names of the favorites remembered, for the next start shows them
  /// before it is known what is installed.
  func remember() { keeping.memory?.remember(controller.grid.document) }

  private func take(_ report: Report, at now: Duration) {
    switch report {
    case .saved: remember()
    case .failed(let reason):
      log(.error, reason)
      tellFailure(reason)
    case .changed(let board):
      stored = board.favorites
      let favorites = keeping.shown(of: stored)
      controller.change(at: now) { grid in
        grid.reloadFavorites(
          favorites.ids, pinned: favorites.pinned, history: board.history)
      }
    case .note(let sentence):
      log(.warning, sentence)
      tell(sentence)
    }
  }

  /// Says that edits are not kept yet, in the place of what else is said of them.
  private func tellFailure(_ reason: String) { tell(strings.formatted(.couldNotSave, reason)) }

  private func tell(_ sentence: String) {
    controller.change { $0.requestToast(.notice(sentence)) }
  }
}
