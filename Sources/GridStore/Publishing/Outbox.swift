import Synchronization
import System

/// The orders between the user interface and the network thread.
///
/// It holds the newest order alone: one that has not been begun gives way to a newer one. At most
/// one is on its way. Nothing of it outlives the program.
final class Outbox: Sendable {
  private struct State {
    var waiting: PublishedOrder?
    var reports: [PublishReport] = []
    var isClosing = false
    var hasEnded = false
  }

  private let state = Mutex(State())
  /// Rings at the user interface when there are reports, and at the thread when there is work.
  private let reported, asked: Doorbell

  init() throws(SystemError) {
    reported = try Doorbell()
    asked = try Doorbell()
  }

  // MARK: The user interface's side

  /// Readable when there are reports.
  var reportDescriptor: Int32 { reported.descriptor }

  /// Hands over `order` in place of one that still waits.
  func put(_ order: PublishedOrder) {
    state.withLock { $0.waiting = order }
    asked.ring()
  }

  /// Takes the reports in their order.
  func takeReports() -> [PublishReport] {
    reported.answer()
    return state.withLock { state in
      defer { state.reports = [] }
      return state.reports
    }
  }

  /// Asks the thread to give up what it does, and to end.
  func close() {
    state.withLock { $0.isClosing = true }
    asked.ring()
  }

  /// Whether the thread does nothing any more.
  var hasEnded: Bool { state.withLock { $0.hasEnded } }

  // MARK: The thread's side

  /// Readable when there is something to do, or to end.
  var orderDescriptor: Int32 { asked.descriptor }

  /// Whether the thread has to end; answers what woke it.
  func isClosing() -> Bool {
    asked.answer()
    return state.withLock { $0.isClosing }
  }

  /// Waits for the next order; `nil` when the thread has to end.
  func next() -> PublishedOrder? {
    while !isClosing() {
      if let order = state.withLock({ $0.waiting.take() }) { return order }
      _ = waitForInput(orderDescriptor, milliseconds: -1)
    }
    return nil
  }

  func say(_ report: PublishReport) {
    state.withLock { $0.reports.append(report) }
    reported.ring()
  }

  func end() {
    state.withLock { $0.hasEnded = true }
    reported.ring()
  }
}
