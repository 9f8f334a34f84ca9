import GridCore
import GridPainting
import GridPublishing
import GridSettings
import GridStore
import System

/// Publishes the order after each edit, and reports success to observers.
///
/// No reply of the server changes the order.
final class PublishRunner: LoopClient {
  private let controller: GridController
  private let publisher: OrderPublisher
  private let strings: LocalizedStrings
  private let log: Log
  /// Whether the user was told that the server does not have the order.
  private var hasToldFailure = false

  /// Publishes the orders of `controller` through `publisher`.
  init(
    for controller: GridController, publisher: OrderPublisher, strings: LocalizedStrings, log: Log
  ) {
    (self.controller, self.publisher, self.strings, self.log) = (
      controller, publisher, strings, log
    )
  }

  /// The runner for the board of `content`; `nil` if the configuration does not say where, in which
  /// field and with which token to publish it.
  ///
  /// - Throws: `SystemError` if the system has no thread or descriptor left.
  static func requested(
    for controller: GridController, _ content: PageContent, in context: RunContext,
    strings: LocalizedStrings
  ) throws(SystemError) -> PublishRunner? {
    guard let board = content.board else { return nil }
    let (settings, log) = (context.config.settings[publishing: board], context.log)
    guard let target = settings.target else {
      if settings.address != nil {
        log(.info, "[Publish] needs URL, Parameter and TokenFile: nothing is sent")
      }
      return nil
    }
    let record = content.store.map { "\($0.stateDirectory)/published" }
    let publisher = try OrderPublisher(to: target, recordPath: record)
    let runner = PublishRunner(
      for: controller, publisher: publisher, strings: strings, log: log)
    runner.publishOutsideChange()
    let refusals = controller.grid.document.knownIDs.compactMap(PublishTarget.refusal)
    for refusal in refusals { log(.warning, refusal) }
    if let first = refusals.first { runner.tell(first) }
    return runner
  }

  var descriptor: Int32? { publisher.descriptor }
  /// Whether the server may not have the current order.
  var hasUnsentOrder: Bool { publisher.isPending }
  /// The number of orders that the server accepted.
  var publishes: Int { publisher.publishCount }

  /// Publishes the order of `revision`.
  func publish(revision: Int) {
    publisher.publish(ids, revision: revision)
  }

  /// Publishes the order if the server does not have it: at the start, and after another program
  /// changed it.
  func publishOutsideChange() {
    publisher.publishUnlessKnown(ids, revision: controller.grid.document.revision)
  }

  /// Handles the replies of the server.
  func receive(at now: Duration) {
    for report in publisher.reports() {
      switch report {
      case .published(let revision):
        hasToldFailure = false
        controller.change { $0.orderWasPublished(revision: revision) }
      case .failed(_, let sentence):
        log(.warning, sentence)
        tellFailure()
      }
    }
  }

  /// Waits a short time for the request in flight.
  func finish() -> String? {
    if let sentence = publisher.finish() { log(.warning, sentence) }
    return nil
  }

  /// Reports the failure once until a request succeeds, and never replaces an offer to undo.
  private func tellFailure() {
    guard !hasToldFailure, controller.grid.toast?.offersUndo != true else { return }
    hasToldFailure = true
    tell(strings[.orderNotSent])
  }

  private var ids: [String] {
    let document = controller.grid.document
    return document.favorites.map { document.items[$0].id }
  }

  private func tell(_ sentence: String) {
    controller.change { $0.requestToast(.notice(sentence)) }
  }
}

extension Document {
  /// The ids of the favorites, then those of the catalog, each once.
  fileprivate var knownIDs: [String] {
    var seen: Set<ItemHandle> = []
    return sections.flatMap(\.items).filter { seen.insert($0).inserted }.map { items[$0].id }
  }
}
