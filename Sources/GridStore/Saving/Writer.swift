package import GridDocument
import System

/// Saves what a grid shows, on a thread of its own, and reports what others make of the same file.
///
/// It belongs to one thread, that of the user interface, which never waits for a disk:
///
///     var store = FavoritesStore(path: path, stateDirectory: directory)
///     let loaded = store.load()
///     let writer = try Writer(store, loaded)
///     // at Effect.documentChanged(revision):
///     writer.save(FavoritesState(grid.document, history: grid.history), revision: revision)
///     // when writer.descriptor is readable:
///     for report in writer.reports(showing: state) { … }
///     // before the end:
///     let sentence = writer.finish(state)
package final class Writer {
  /// What becomes of the edits made here.
  package enum State: Equatable, Sendable {
    /// All are stored and last.
    case clean
    /// Some are not stored yet.
    case saving
    /// Storing them failed, for the reason said in one sentence, and is tried again.
    case failed(String)
  }

  /// What the writer reports to the user interface.
  package enum Report: Equatable, Sendable {
    /// Everything up to this revision of the document is stored and lasts.
    case saved(revision: Int)
    /// Saving failed and is tried again; one sentence why.
    case failed(String)
    /// Others changed the favorites: this is the state to show from now on. It holds the edits made
    /// here that are not stored yet.
    case changed(FavoritesState)
    /// One sentence for the person.
    case note(String)
  }

  /// How many times the favorites file was written.
  package private(set) var saveCount = 0

  private let queue: WriteQueue
  /// The stored state from which the one shown came.
  private var base: FavoritesState
  private var stateCount = 0
  /// The revisions that were handed over last and that are known to be stored.
  private var revision = 0, savedRevision = 0
  private var failure: String?
  private var hasEnded = false

  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - store: The store; from now on the thread has its own copy of the value.
  ///   - loaded: What `store` loaded, and the user interface shows.
  /// - Throws: `StoreError.system` when the machine has no thread or descriptor left.
  package init(_ store: FavoritesStore, _ loaded: LoadedFavorites) throws(StoreError) {
    base = loaded.state
    do throws(SystemError) {
      queue = try WriteQueue()
      try WriterThread.start(store, queue)
    } catch {
      throw .system(error)
    }
    submit(base)
  }

  deinit { queue.requests.send(.end) }

  /// Readable when `reports(showing:)` has something to report.
  package var descriptor: Int32 { queue.replies.descriptor }

  /// What becomes of the edits made here.
  package var state: State {
    if let failure { return .failed(failure) }
    return isDirty ? .saving : .clean
  }

  /// Hands over the state that is shown after an edit.
  ///
  /// Returns at once. Of several states in short order only the last may be written.
  ///
  /// - Parameters:
  ///   - state: The state that is shown.
  ///   - revision: The document's revision, above 0, which comes back in `Report.saved`.
  package func save(_ state: FavoritesState, revision: Int) {
    self.revision = revision
    submit(state)
  }

  /// Hands over the favorites as they are shown, so that they keep their names once they are
  /// uninstalled.
  package func remember(_ items: [Item]) { queue.requests.send(.rememberItems(items)) }

  /// Hands over the icon of a favorite, at most 16 MiB in a form of the caller's.
  package func rememberIcon(_ bytes: [UInt8], of id: String) {
    queue.requests.send(.rememberIcon(bytes, id: id))
  }

  /// What happened since the last call.
  ///
  /// - Parameter state: The state that is shown now.
  /// - Returns: The reports in their order; after a `changed`, that state has to be shown.
  package func reports(showing state: FavoritesState) -> [Report] {
    var shown = state
    var reports: [Report] = []
    var isBehind = false
    for reply in queue.replies.receive() {
      switch reply {
      case .changedOutside: isBehind = true
      case .failed(let sentence):
        failure = sentence
        reports.append(.failed(sentence))
      case .committed(let job, let result):
        reports += apply(result, of: job, to: &shown)
        isBehind = isBehind || job.revision != revision
      case .rebased(let job, let stored):
        reports += rebase(job, onto: stored, &shown)
        isBehind = true
      case .ended: hasEnded = true
      }
    }
    if isBehind { submit(shown) }
    return reports
  }

  private func apply(
    _ result: CommitResult, of job: WriteQueue.Job, to shown: inout FavoritesState
  ) -> [Report] {
    var reports = result.notes.map(Report.note)
    let next = Reconciliation.merge(base: job.ours, ours: shown, theirs: result.state)
    reports += show(next, basedOn: result.state, &shown)
    failure = nil
    if result.wasSaved { saveCount += 1 }
    if job.revision != savedRevision { reports.append(.saved(revision: job.revision)) }
    savedRevision = job.revision
    return reports
  }

  private func rebase(
    _ job: WriteQueue.Job, onto stored: FavoritesState, _ shown: inout FavoritesState
  ) -> [Report] {
    let next = Reconciliation.merge(base: job.base, ours: shown, theirs: stored)
    return show(next, basedOn: stored, &shown)
  }

  private func show(
    _ next: FavoritesState, basedOn stored: FavoritesState, _ shown: inout FavoritesState
  ) -> [Report] {
    defer { shown = next }
    base = stored
    stateCount += 1
    return next == shown ? [] : [.changed(next)]
  }

  private var isDirty: Bool { revision != savedRevision }

  private func submit(_ state: FavoritesState) {
    let job = WriteQueue.Job(
      base: base, ours: state, revision: revision, stateCount: stateCount)
    queue.requests.send(.save(job))
  }

  /// Saves what is left and ends the thread.
  ///
  /// Nothing may be saved afterward.
  ///
  /// - Parameters:
  ///   - state: The state that is shown.
  ///   - limit: How long to wait at most.
  /// - Returns: `nil`, or in one sentence why edits could not be stored.
  package func finish(_ state: FavoritesState, within limit: Duration = .seconds(3)) -> String? {
    let deadline = ContinuousClock.now + limit
    var shown = state
    var isEnding = false
    while !hasEnded, ContinuousClock.now < deadline {
      for case .changed(let state) in reports(showing: shown) { shown = state }
      if hasEnded { break }
      if !isEnding, !isDirty || failure != nil {
        isEnding = true
        queue.requests.send(.end)
      }
      let rest = max(ContinuousClock.now.duration(to: deadline), .zero)
      _ = waitForInput(descriptor, milliseconds: Int32((rest / .milliseconds(1)).rounded(.up)))
    }
    _ = reports(showing: shown)
    return isDirty ? failure ?? "the favorites could not be saved in time" : nil
  }
}
