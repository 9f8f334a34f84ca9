import GridDocument
import Synchronization
import System

/// What the user interface and the writer thread say to each other.
///
/// At most one job is under way, and the next one is taken only after the user interface has seen
/// the answer to the last: so each job says exactly from which stored board its own board came.
final class Mailbox: Sendable {
  /// A board to be joined with the stored one.
  struct Job: Sendable {
    var base: Board
    var ours: Board
    var revision: Int
  }

  /// Something to be remembered when there is time.
  enum Errand: Sendable {
    case items([Item])
    case icon([UInt8], id: String)
  }

  /// What the thread says.
  enum Answer: Sendable {
    case stored(Job, Committed)
    case failed(String)
    case changedOutside
  }

  /// Where the current job is.
  enum Phase {
    /// There is none.
    case idle
    /// It waits for the thread, or for its next attempt; a newer one may take its place.
    case waiting(Job)
    /// The thread works on it.
    case running
    /// It is done, but the answer has not been seen.
    case answered
  }

  private struct State {
    var phase = Phase.idle
    var answers: [Answer] = []
    var errands: [Errand] = []
    var isClosing = false
    var hasEnded = false
  }

  private let state = Mutex(State())
  /// Rings at the user interface when there are answers, and at the thread when there is work.
  private let answered, asked: Doorbell

  init() throws(SystemError) {
    answered = try Doorbell()
    asked = try Doorbell()
  }

  // MARK: The user interface's side

  /// Readable when there are answers.
  var answerDescriptor: Int32 { answered.descriptor }

  /// Whether the thread is at work.
  var isRunning: Bool {
    state.withLock { if case .running = $0.phase { true } else { false } }
  }

  /// Hands over `job` in place of one that still waits; `false` when one is under way.
  func offer(_ job: Job) -> Bool {
    let isTaken = state.withLock { state in
      switch state.phase {
      case .idle, .waiting:
        state.phase = .waiting(job)
        return true
      case .running, .answered: return false
      }
    }
    if isTaken { asked.ring() }
    return isTaken
  }

  /// Hands over something to be remembered.
  func send(_ errand: Errand) {
    state.withLock { $0.errands.append(errand) }
    asked.ring()
  }

  /// Takes the answers in their order.
  func takeAnswers() -> [Answer] {
    answered.answer()
    return state.withLock { state in
      if case .answered = state.phase { state.phase = .idle }
      defer { state.answers = [] }
      return state.answers
    }
  }

  /// Asks the thread to try at once what waits, and then to end.
  func close() {
    state.withLock { $0.isClosing = true }
    asked.ring()
  }

  /// Whether the thread has done its last.
  var hasEnded: Bool { state.withLock { $0.hasEnded } }

  // MARK: The thread's side

  /// Readable when there is something to do.
  var jobDescriptor: Int32 { asked.descriptor }

  var isClosing: Bool { state.withLock { $0.isClosing } }

  /// Takes up what woke the thread.
  func answerBell() { asked.answer() }

  var hasWaitingJob: Bool {
    state.withLock { if case .waiting = $0.phase { true } else { false } }
  }

  func takeErrands() -> [Errand] {
    state.withLock { state in
      defer { state.errands = [] }
      return state.errands
    }
  }

  /// Begins the waiting job.
  func begin() -> Job? {
    state.withLock { state in
      guard case .waiting(let job) = state.phase else { return nil }
      state.phase = .running
      return job
    }
  }

  /// Ends the running job.
  func finish(_ job: Job, _ committed: Committed) {
    state.withLock { state in
      state.phase = .answered
      state.answers.append(.stored(job, committed))
    }
    answered.ring()
  }

  /// Lets the running job wait for its next attempt.
  func postpone(_ job: Job, because sentence: String) {
    state.withLock { state in
      state.phase = .waiting(job)
      state.answers.append(.failed(sentence))
    }
    answered.ring()
  }

  /// Says that the thread writes nothing any more.
  func end() {
    state.withLock { $0.hasEnded = true }
    answered.ring()
  }

  /// Says that another program changed the file.
  func reportChange() {
    state.withLock { $0.answers.append(.changedOutside) }
    answered.ring()
  }
}
