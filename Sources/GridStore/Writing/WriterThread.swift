import System

/// The one thread that writes: it waits in `poll` for jobs and for changes of the file.
struct WriterThread {
  private let mailbox: Mailbox
  private var store: FavoritesStore
  private var watcher: FileWatcher?
  private var backoff = Backoff()
  private var nextAttempt: ContinuousClock.Instant?

  /// How long a save waits for another process's lock before it counts as failed.
  private static let patience = Duration.seconds(1)
  /// How often the file is looked at when nothing can watch it.
  private static let lookInterval = Duration.seconds(1)

  /// Starts a thread for `store`, which ends after `mailbox` is closed.
  static func start(_ store: FavoritesStore, _ mailbox: Mailbox) throws(SystemError) {
    _ = try BackgroundThread {
      var thread = WriterThread(store, mailbox)
      thread.run()
    }
  }

  private init(_ store: FavoritesStore, _ mailbox: Mailbox) {
    self.store = store
    self.mailbox = mailbox
    watcher = try? FileWatcher(store.path)
  }

  private mutating func run() {
    while true {
      wait()
      mailbox.answerBell()
      reportChanges()
      let isClosing = mailbox.isClosing
      if isClosing || nextAttempt.map({ $0 <= .now }) ?? true { attempt() }
      runErrands()
      if isClosing { return mailbox.end() }
    }
  }

  private mutating func wait() {
    _ = waitForInput(
      [mailbox.jobDescriptor, watcher?.descriptor ?? -1], milliseconds: timeout)
  }

  /// Milliseconds to wait: until the next attempt or look, or for ever.
  private var timeout: Int32 {
    var wait = watcher == nil ? Self.lookInterval : nil
    if mailbox.hasWaitingJob {
      let attempt = nextAttempt.map { max(ContinuousClock.now.duration(to: $0), .zero) } ?? .zero
      wait = min(wait ?? attempt, attempt)
    }
    return wait.map { Int32(($0 / .milliseconds(1)).rounded(.up)) } ?? -1
  }

  private mutating func reportChanges() {
    guard watcher?.changed() ?? true, store.differsFromDisk() else { return }
    mailbox.reportChange()
  }

  private mutating func attempt() {
    guard let job = mailbox.begin() else { return }
    do throws(StoreError) {
      let committed = try store.synchronize(job.ours, since: job.base, patience: Self.patience)
      backoff.reset()
      nextAttempt = nil
      mailbox.finish(job, committed)
    } catch {
      nextAttempt = .now + backoff.delay(after: error)
      mailbox.postpone(job, because: error.description)
    }
  }

  /// What can't be remembered now is offered again at the next start.
  private func runErrands() {
    for errand in mailbox.takeErrands() {
      switch errand {
      case .items(let items): try? store.memory.remember(items)
      case .icon(let bytes, let id): try? store.memory.rememberIcon(bytes, of: id)
      }
    }
  }
}
