import System

/// Tells a server the order of a board after each change, on a thread of its own.
///
/// It belongs to one thread, that of the user interface, which never waits for a network. What the
/// server answers never changes the order here.
///
///     let publisher = try OrderPublisher(to: target)
///     // at Effect.documentChanged(revision):
///     publisher.publish(ids, revision: revision)
///     // when publisher.descriptor is readable:
///     for report in publisher.reports() { … }
///     // before the end:
///     let sentence = publisher.finish()
package final class OrderPublisher {
  /// How many orders the server has taken.
  package private(set) var publishCount = 0
  /// Whether the server is not known to have the last order handed over: it was not sent yet, or
  /// in vain.
  package private(set) var isPending = false

  private let outbox: Outbox
  private var last: PublishedOrder?
  private var failure: String?

  /// Starts the thread; libcurl is loaded with the first order.
  ///
  /// - Throws: `StoreError.system` when the machine has no thread or descriptor left.
  package convenience init(to target: PublishTarget) throws(StoreError) {
    try self.init(to: target, library: Curl.library, limits: PublishLimits())
  }

  init(to target: PublishTarget, library: String, limits: PublishLimits) throws(StoreError) {
    do throws(SystemError) {
      outbox = try Outbox()
      try PublisherThread.start(target, outbox, library: library, limits: limits)
    } catch {
      throw .system(call: "start", path: "the network thread", code: error.code)
    }
  }

  deinit { outbox.close() }

  /// Readable when `reports()` has something to say.
  package var descriptor: Int32 { outbox.reportDescriptor }

  /// Hands over the order after an edit.
  ///
  /// Returns at once. Of several orders in short succession only the newest may be sent; one that
  /// was handed over last, and did not fail, is not sent again.
  ///
  /// - Parameters:
  ///   - ids: The ids of section 0, those not installed included.
  ///   - revision: The document's revision, which comes back in the report.
  package func publish(_ ids: [String], revision: Int) {
    guard ids != last?.ids || failure != nil else { return }
    let order = PublishedOrder(ids: ids, revision: revision)
    last = order
    isPending = true
    failure = nil
    outbox.put(order)
  }

  /// What happened since the last call.
  package func reports() -> [PublishReport] {
    let reports = outbox.takeReports()
    for report in reports { take(report) }
    return reports
  }

  private func take(_ report: PublishReport) {
    switch report {
    case .published(let revision):
      publishCount += 1
      if revision == last?.revision { isPending = false }
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
    outbox.close()
    wait(until: max(deadline, .now + .seconds(1))) { !outbox.hasEnded }
    guard isPending else { return nil }
    return failure ?? PublishError.canceled.description
  }

  /// Takes reports until nothing `isMissing`, or `deadline` has come.
  private func wait(until deadline: ContinuousClock.Instant, while isMissing: () -> Bool) {
    while true {
      _ = reports()
      let rest = ContinuousClock.now.duration(to: deadline)
      guard isMissing(), rest > .zero else { return }
      _ = waitForInput(descriptor, milliseconds: Int32((rest / .milliseconds(1)).rounded(.up)))
    }
  }
}
