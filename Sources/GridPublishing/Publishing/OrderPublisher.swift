package import System

/// Tells a server the order of a board after each change, on a thread of its own.
///
/// It belongs to one thread, that of the user interface, which never waits for a network. What the
/// server answers never changes the order here. An order that the server has not accepted is sent
/// again until it is, by a later start of the program if need be.
///
///     let publisher = try OrderPublisher(to: target, recordPath: path)
///     publisher.publishUnlessKnown(ids, revision: revision)
///     // at Effect.documentChanged(revision):
///     publisher.publish(ids, revision: revision)
///     // when publisher.descriptor is readable:
///     for report in publisher.reports() { … }
///     // before the end:
///     let sentence = publisher.finish()
package final class OrderPublisher {
  /// How many orders the server has accepted.
  package private(set) var publishCount = 0
  /// Whether the server is not known to have the last order handed over.
  package private(set) var isPending = false

  private let queue: PublishQueue
  private var last: PublishedOrder?
  private var failure: String?
  private var hasEnded = false

  /// Starts the thread; libcurl is loaded with the first order.
  ///
  /// - Parameters:
  ///   - target: Where the orders are sent.
  ///   - recordPath: The file that says which order the server has; `nil` remembers nothing.
  /// - Throws: `SystemError` when the machine has no thread or descriptor left.
  package convenience init(to target: PublishTarget, recordPath: String?) throws(SystemError) {
    try self.init(
      to: target, record: PublishRecord(path: recordPath), library: Curl.library,
      limits: PublishLimits())
  }

  init(
    to target: PublishTarget, record: PublishRecord, library: String, limits: PublishLimits
  ) throws(SystemError) {
    queue = try PublishQueue()
    try PublisherThread.start(target, queue, record, library: library, limits: limits)
  }

  deinit { queue.requests.send(.end) }

  /// Readable when `reports()` has something to report.
  package var descriptor: Int32 { queue.replies.descriptor }

  /// Hands over the order after an edit.
  ///
  /// Returns at once. Of several orders in short succession only the newest may be sent; one that
  /// was handed over last, and did not fail, is not sent again.
  ///
  /// - Parameters:
  ///   - ids: The ids of section 0, those not installed included.
  ///   - revision: The document's revision, which comes back in the report.
  package func publish(_ ids: [String], revision: Int) {
    guard let order = newOrder(ids, revision) else { return }
    queue.requests.send(.publish(order))
  }

  /// Hands over an order that was not edited here, to be sent unless the server is known to have it.
  ///
  /// It is the one at the start, or one that another program changed.
  package func publishUnlessKnown(_ ids: [String], revision: Int) {
    guard let order = newOrder(ids, revision) else { return }
    queue.requests.send(.publishUnlessKnown(order))
  }

  private func newOrder(_ ids: [String], _ revision: Int) -> PublishedOrder? {
    let isSame = last.map { $0.ids.elementsEqual(ids) { $0.utf8.elementsEqual($1.utf8) } } ?? false
    guard !isSame || failure != nil else { return nil }
    let order = PublishedOrder(ids: ids, revision: revision)
    (last, isPending, failure) = (order, true, nil)
    return order
  }

  /// What happened since the last call.
  package func reports() -> [PublishReport] {
    var reports: [PublishReport] = []
    for reply in queue.replies.receive() {
      switch reply {
      case .report(let report):
        apply(report)
        reports.append(report)
      case .known(let revision): if revision == last?.revision { isPending = false }
      case .ended: hasEnded = true
      }
    }
    return reports
  }

  private func apply(_ report: PublishReport) {
    switch report {
    case .published(let revision):
      publishCount += 1
      if revision == last?.revision { (isPending, failure) = (false, nil) }
    case .failed(let revision, let sentence):
      if revision == last?.revision { failure = sentence }
    }
  }

  /// Waits a little for what is on its way, and ends the thread.
  ///
  /// Nothing may be published afterward.
  ///
  /// - Parameter limit: How long to wait at most for the server's answer.
  /// - Returns: `nil`, or in one sentence why the last order was not sent.
  package func finish(within limit: Duration = .seconds(1)) -> String? {
    let deadline = ContinuousClock.now + limit
    wait(until: deadline) { isPending && failure == nil }
    queue.requests.send(.end)
    wait(until: max(deadline, .now + .seconds(1))) { !hasEnded }
    guard isPending else { return nil }
    return failure ?? PublishError.canceled.description
  }

  /// Handles reports until nothing `isMissing`, or `deadline` has come.
  private func wait(until deadline: ContinuousClock.Instant, while isMissing: () -> Bool) {
    while true {
      _ = reports()
      let rest = ContinuousClock.now.duration(to: deadline)
      guard isMissing(), rest > .zero else { return }
      _ = waitForInput(descriptor, milliseconds: Int32((rest / .milliseconds(1)).rounded(.up)))
    }
  }
}
