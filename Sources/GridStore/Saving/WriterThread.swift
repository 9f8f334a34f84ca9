import System

/// The one thread that writes: it waits in `poll` for jobs and for changes of the file.
struct WriterThread {
  private let queue: WriteQueue
  private var store: FavoritesStore
  private var watcher: FileWatcher?
  private var backoff = Backoff()
  /// The job that waits for the thread or for its next attempt.
  private var job: WriteQueue.Job?
  private var nextAttempt: ContinuousClock.Instant?
  private var stateCount = 0
  private var isEnding = false

  /// How long a save waits for another process's lock before it counts as failed.
  private static let lockTimeout = Duration.seconds(1)
  /// How often the file is read when it can't be watched.
  private static let readInterval = Duration.seconds(1)

  /// Starts a thread for `store`, which ends after the request to do so.
  static func start(_ store: FavoritesStore, _ queue: WriteQueue) throws(SystemError) {
    _ = try BackgroundThread {
      var thread = WriterThread(store, queue)
      thread.run()
    }
  }

  private init(_ store: FavoritesStore, _ queue: WriteQueue) {
    self.store = store
    self.queue = queue
    watcher = try? FileWatcher(store.path)
  }

  private mutating func run() {
    while !isEnding {
      _ = waitForInput(
        [queue.requests.descriptor, watcher?.descriptor ?? -1], milliseconds: timeout)
      for request in queue.requests.receive() { handle(request) }
      reportChanges()
      if isEnding || nextAttempt.map({ $0 <= .now }) ?? true { attempt() }
    }
    queue.replies.send(.ended)
  }

  /// Milliseconds to wait for requests: until the next attempt or reading, or without limit.
  private var timeout: Int32 {
    var wait = watcher == nil ? Self.readInterval : nil
    if job != nil {
      let attempt = nextAttempt.map { max(ContinuousClock.now.duration(to: $0), .zero) } ?? .zero
      wait = min(wait ?? attempt, attempt)
    }
    return wait.map { Int32(($0 / .milliseconds(1)).rounded(.up)) } ?? -1
  }

  /// What can't be remembered now is handed over again at the next start.
  private mutating func handle(_ request: WriteQueue.Request) {
    switch request {
    case .save(let newer): job = newer
    case .rememberItems(let items): try? store.memory.remember(items)
    case .rememberIcon(let bytes, let id): try? store.memory.rememberIcon(bytes, of: id)
    case .end: isEnding = true
    }
  }

  private mutating func reportChanges() {
    guard watcher?.changed() ?? true, store.differsFromDisk() else { return }
    queue.replies.send(.changedOutside)
  }

  private mutating func attempt() {
    guard let job else { return }
    guard job.stateCount == stateCount else { return self.job = nil }
    do throws(StoreError) {
      let result = try store.synchronize(job.ours, since: job.base, timeout: Self.lockTimeout)
      backoff.reset()
      nextAttempt = nil
      self.job = nil
      stateCount += 1
      queue.replies.send(.committed(job, result))
    } catch {
      nextAttempt = .now + backoff.delay(after: error)
      queue.replies.send(.failed(error.description))
      followOthers(job)
    }
  }

  /// Lets the user interface show what others changed, although its own edits can't be saved.
  private mutating func followOthers(_ job: WriteQueue.Job) {
    guard let stored = store.stored, stored.favorites != job.base.favorites else { return }
    self.job = nil
    stateCount += 1
    queue.replies.send(.rebased(job, onto: stored))
  }
}

/// When a failed save is tried again.
struct Backoff {
  /// How many times it failed in a row.
  private var failures = 0

  /// The delays after the first, the second and each further failure.
  private static let delays: [Duration] = [.seconds(1), .seconds(2), .seconds(5)]

  /// The time until the next attempt, after one that ended in `error`.
  ///
  /// A full disk is tried each second, so that an order is saved soon after there is space again.
  mutating func delay(after error: StoreError) -> Duration {
    defer { failures += 1 }
    let last = Self.delays.count - 1
    return error.isDiskFull ? Self.delays[0] : Self.delays[min(failures, last)]
  }

  mutating func reset() { failures = 0 }
}

extension StoreError {
  fileprivate var isDiskFull: Bool {
    guard case .file(let error) = self, let cause = error.cause else { return false }
    return cause.isDiskFull
  }
}
