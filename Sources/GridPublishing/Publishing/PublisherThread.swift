import System

/// The one thread that speaks to a server: one request at a time, the newest order next, and again
/// until the server accepts it.
struct PublisherThread {
  private let target: PublishTarget
  private let queue: PublishQueue
  private let record: PublishRecord
  private let library: String
  private let limits: PublishLimits
  private var curl: Curl?

  /// The newest order that the server has not accepted.
  private var order: PublishedOrder?
  private var backoff = PublishBackoff()
  private var nextAttempt: ContinuousClock.Instant?
  private var lastFailure: String?
  private var isEnding = false

  /// Starts a thread that sends to `target` what is put into `queue`, until it is asked to end.
  ///
  /// `library` is the file name of libcurl.
  static func start(
    _ target: PublishTarget, _ queue: PublishQueue, _ record: PublishRecord, library: String,
    limits: PublishLimits
  ) throws(SystemError) {
    _ = try BackgroundThread {
      var thread = PublisherThread(
        target: target, queue: queue, record: record, library: library, limits: limits)
      thread.run()
    }
  }

  private init(
    target: PublishTarget, queue: PublishQueue, record: PublishRecord, library: String,
    limits: PublishLimits
  ) {
    (self.target, self.queue, self.record) = (target, queue, record)
    (self.library, self.limits) = (library, limits)
  }

  private mutating func run() {
    while !isEnding {
      _ = waitForInput(queue.requests.descriptor, milliseconds: timeout)
      receiveRequests()
      if !isEnding, nextAttempt.map({ $0 <= .now }) ?? true { attempt() }
    }
    queue.replies.send(.ended)
  }

  /// Milliseconds until the next attempt; -1, without limit, when nothing waits.
  private var timeout: Int32 {
    guard order != nil else { return -1 }
    let rest = nextAttempt.map { max(ContinuousClock.now.duration(to: $0), .zero) } ?? .zero
    return Int32((rest / .milliseconds(1)).rounded(.up))
  }

  private mutating func receiveRequests() {
    for request in queue.requests.receive() {
      switch request {
      case .publish(let newer):
        (order, nextAttempt, lastFailure) = (newer, nil, nil)
      case .publishUnlessKnown(let newer): publishUnlessKnown(newer)
      case .end: isEnding = true
      }
    }
  }

  /// An order about which nothing is recorded is that of a first start, which the person has not
  /// changed yet.
  private mutating func publishUnlessKnown(_ newer: PublishedOrder) {
    let knowledge = record.knowledge(of: newer.ids, at: target)
    if knowledge == .nothing { record.store(newer.ids, at: target) }
    if knowledge == .other {
      (order, nextAttempt, lastFailure) = (newer, nil, nil)
    } else {
      queue.replies.send(.known(revision: newer.revision))
    }
  }

  private mutating func attempt() {
    guard let current = order else { return }
    order = nil
    do throws(PublishError) {
      try send(current)
      record.store(current.ids, at: target)
      backoff.reset()
      nextAttempt = nil
      queue.replies.send(.report(.published(revision: current.revision)))
    } catch {
      report(error, of: current)
      // One that came meanwhile is newer, and sent at once.
      guard order == nil, error.isTemporary else { return }
      order = current
      nextAttempt = .now + backoff.delay(after: error)
    }
  }

  /// Reports a failure, unless the last attempt to send the same order failed for the same reason.
  private mutating func report(_ error: PublishError, of order: PublishedOrder) {
    let sentence = error.description
    guard sentence != lastFailure else { return }
    lastFailure = sentence
    queue.replies.send(.report(.failed(revision: order.revision, sentence)))
  }

  private mutating func send(_ order: PublishedOrder) throws(PublishError) {
    let request = try OrderRequest(order.ids, key: order.key, to: target, token: try token())
    var limits = limits
    limits.total = backoff.limit(limits.total)
    let transfer = try CurlTransfer(request, by: try loadedCurl(), limits: limits)
    let status = try transfer.status(watching: queue.requests.descriptor) {
      receiveRequests()
      return isEnding
    }
    guard 200..<300 ~= status else {
      throw .refused(host: target.address.host, status: status)
    }
  }

  private func token() throws(PublishError) -> String {
    do throws(TokenFileError) {
      return try TokenFile.token(in: target.tokenFile)
    } catch {
      throw .token(path: target.tokenFile, error)
    }
  }

  private mutating func loadedCurl() throws(PublishError) -> Curl {
    if let curl { return curl }
    do throws(LoadingError) {
      let loaded = try Curl(library)
      curl = loaded
      return loaded
    } catch {
      throw .library(error)
    }
  }
}

/// When an order that was not accepted is sent again, and how long each attempt may take.
///
/// A server that is well again has the order within five seconds. Chance keeps the programs that
/// wait for it from all coming at once.
struct PublishBackoff {
  private var failures = 0
  private var timeouts = 0

  private static let first = Duration.milliseconds(500)
  private static let longest = Duration.seconds(4)

  /// The time until the next attempt, after one that ended in `error`.
  mutating func delay(after error: PublishError) -> Duration {
    // An attempt that ran out of time has waited already.
    if error.isTimeout {
      timeouts += 1
      return Self.first
    }
    let delay = min(Self.first * Double(1 << min(failures, 10)), Self.longest)
    failures += 1
    return delay * Double.random(in: 0.75...1)
  }

  /// How long the next attempt may take: `total` at first, and more when the server is slow each
  /// time.
  func limit(_ total: Duration) -> Duration {
    min(total * Double(1 << min(max(timeouts - 2, 0), 10)), max(total, .seconds(30)))
  }

  mutating func reset() { self = PublishBackoff() }
}
