package import GridDocument
import System

/// Saves what a grid shows, on a thread of its own, and tells what others make of the same file.
///
/// It belongs to one thread, that of the user interface, which never waits for a disk:
///
///     var store = FavoritesStore(path: path, directories: directories)
///     let loaded = store.load()
///     let writer = try Writer(store, loaded)
///     // at Effect.documentChanged(revision):
///     writer.save(Board(grid.document, history: grid.history), revision: revision)
///     // when writer.descriptor is readable:
///     for report in writer.reports(showing: Board(grid.document, history: grid.history)) { … }
///     // before the end:
///     let sentence = writer.finish(Board(grid.document, history: grid.history))
package final class Writer {
  /// What becomes of the edits made here.
  package enum State: Equatable, Sendable {
    /// All are stored and last.
    case clean
    /// Some wait to be stored.
    case dirty
    /// Some are being stored.
    case saving
    /// Storing them failed, for the reason said in one sentence, and is tried again.
    case failed(String)
  }

  /// How often the favorites file was written.
  package private(set) var saveCount = 0

  private let mailbox: Mailbox
  /// The stored board from which the one shown came.
  private var base: Board
  /// The revisions that were handed over last and that are known to be stored.
  private var revision = 0, savedRevision = 0
  /// Whether a job is due that could not be handed over yet.
  private var isBehind = false
  private var failure: String?

  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - store: The store; from now on the thread has its own copy of the value.
  ///   - loaded: What `store` loaded, and the user interface shows.
  /// - Throws: `StoreError.system` when the machine has no thread or descriptor left.
  package init(_ store: FavoritesStore, _ loaded: Loaded) throws(StoreError) {
    base = loaded.board
    do throws(SystemError) {
      mailbox = try Mailbox()
      try WriterThread.start(store, mailbox)
    } catch {
      throw .system(call: "start", path: "the writer thread", code: error.code)
    }
    submit(base)
  }

  deinit { mailbox.close() }

  /// Readable when `reports(showing:)` has something to say.
  package var descriptor: Int32 { mailbox.answerDescriptor }

  /// What becomes of the edits made here.
  package var state: State {
    if let failure { return .failed(failure) }
    guard isDirty else { return .clean }
    return mailbox.isRunning ? .saving : .dirty
  }

  /// Hands over the board that is shown after an edit.
  ///
  /// Returns at once. Of several boards in short order only the last may be written.
  ///
  /// - Parameters:
  ///   - board: The board that is shown.
  ///   - revision: The document's revision, above 0, which comes back in `Report.saved`.
  package func save(_ board: Board, revision: Int) {
    self.revision = revision
    submit(board)
  }

  /// Hands over the favorites as they are shown, so that they keep their names once they are gone.
  package func remember(_ items: [Item]) { mailbox.send(.items(items)) }

  /// Hands over the icon of a favorite, at most 16 MiB in a form of the caller's.
  package func rememberIcon(_ bytes: [UInt8], of id: String) {
    mailbox.send(.icon(bytes, id: id))
  }

  /// What happened since the last call.
  ///
  /// - Parameter board: The board that is shown now.
  /// - Returns: The reports in their order; after a `changed`, that board has to be shown.
  package func reports(showing board: Board) -> [Report] {
    var shown = board
    var reports: [Report] = []
    for answer in mailbox.takeAnswers() {
      switch answer {
      case .changedOutside: isBehind = true
      case .failed(let sentence):
        failure = sentence
        reports.append(.failed(sentence))
      case .stored(let job, let committed):
        reports += take(committed, of: job, into: &shown)
      }
    }
    if isBehind { submit(shown) }
    return reports
  }

  private func take(
    _ committed: Committed, of job: Mailbox.Job, into shown: inout Board
  ) -> [Report] {
    var reports = committed.notes.map(Report.note)
    let next = Reconciliation.merge(base: job.ours, ours: shown, theirs: committed.board)
    if next != shown { reports.append(.changed(next)) }
    shown = next
    base = committed.board
    failure = nil
    if committed.wasSaved { saveCount += 1 }
    if job.revision != savedRevision { reports.append(.saved(revision: job.revision)) }
    savedRevision = job.revision
    return reports
  }

  private var isDirty: Bool { revision != savedRevision }

  private func submit(_ board: Board) {
    isBehind = !mailbox.offer(Mailbox.Job(base: base, ours: board, revision: revision))
  }

  /// Saves what is left and ends the thread.
  ///
  /// Nothing may be saved afterward.
  ///
  /// - Parameters:
  ///   - board: The board that is shown.
  ///   - limit: How long to wait at most.
  /// - Returns: `nil`, or in one sentence why edits could not be stored.
  package func finish(_ board: Board, within limit: Duration = .seconds(3)) -> String? {
    let deadline = ContinuousClock.now + limit
    var shown = board
    while ContinuousClock.now < deadline {
      for case .changed(let board) in reports(showing: shown) { shown = board }
      if mailbox.hasEnded { break }
      if !isBehind { mailbox.close() }
      waitForAnswers(until: deadline)
    }
    _ = reports(showing: shown)
    return isDirty ? failure ?? "the favorites could not be saved in time" : nil
  }

  private func waitForAnswers(until deadline: ContinuousClock.Instant) {
    let rest = max(ContinuousClock.now.duration(to: deadline), .zero)
    _ = waitForInput(descriptor, milliseconds: Int32((rest / .milliseconds(1)).rounded(.up)))
  }
}
