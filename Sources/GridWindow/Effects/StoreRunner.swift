import GridCore
import GridPainting
import GridStore

/// Saves edits through the writer thread, and shows what others make of the same file.
final class StoreRunner: EffectRunner {
  private let view: GridView
  private let writer: Writer
  private let memory: FavoriteMemory
  private let words: Words
  private let log: Log

  /// Keeps the favorites of `view` with `writer`, and the looks of each with `memory`.
  init(for view: GridView, writer: Writer, memory: FavoriteMemory, words: Words, log: Log) {
    (self.view, self.writer, self.memory, self.words, self.log) = (
      view, writer, memory, words, log
    )
  }

  /// Readable when `takeReports(at:)` has something to take up.
  var descriptor: Int32 { writer.descriptor }
  /// Whether an edit is not stored yet.
  var isPending: Bool { writer.state != .clean }
  /// How often the favorites file was written.
  var saves: Int { writer.saveCount }

  func run(_ effect: Effect, at now: Duration) {
    guard case .documentChanged(let revision) = effect else { return }
    writer.save(board, revision: revision)
  }

  /// Takes up what became of the file.
  func takeReports(at now: Duration) {
    for report in writer.reports(showing: board) { take(report, at: now) }
  }

  /// Stores what is left; says why when that fails.
  func finish() {
    if let sentence = writer.finish(board) { log(.error, sentence) }
  }

  private var board: Board { Board(view.grid.document, history: view.grid.history) }

  private func take(_ report: Report, at now: Duration) {
    switch report {
    case .saved: memory.remember(view.grid.document)
    case .failed(let reason):
      log(.error, reason)
      tell(words.sentence(.couldNotSave, reason))
    case .changed(let board):
      let favorites = board.favorites
      view.change { grid, effects in
        grid.reloadFavorites(
          favorites.ids, pinned: favorites.pinned, history: board.history, at: now,
          into: &effects)
      }
    case .note(let sentence):
      log(.warning, sentence)
      tell(sentence)
    }
  }

  private func tell(_ sentence: String) {
    view.change { _, effects in effects.append(.toast(.notice(sentence))) }
  }
}
