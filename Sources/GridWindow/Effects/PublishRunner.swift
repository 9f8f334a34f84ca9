import GridCore
import GridPainting
import GridPublishing
import GridSettings
import GridStore
import System

/// Sends the order to the board's server after each edit, and lets observers know of its yes.
///
/// Whatever the server answers, the order here stays as it is.
final class PublishRunner: EffectRunner {
  private let controller: GridController
  private let publisher: OrderPublisher
  private let strings: LocalizedStrings
  private let log: Log
  /// Whether the person knows that the server does not have the order.
  private var hasToldFailure = false

  /// Sends the orders of `view` through `publisher`.
  init(
    for controller: GridController, publisher: OrderPublisher, strings: LocalizedStrings, log: Log
  ) {
    (self.controller, self.publisher, self.strings, self.log) = (
      controller, publisher, strings, log
    )
  }

  /// The runner that the configuration asks for, or `nil` when it doesn't say where, in which field
  /// and with which token to send the order of the board of `content`, or when that is not published.
  ///
  /// - Throws: `SystemError` when there is no thread or descriptor left.
  static func requested(
    for controller: GridController, _ content: PageContent, in surroundings: Surroundings,
    strings: LocalizedStrings
  ) throws(SystemError) -> PublishRunner? {
    guard let board = content.board else { return nil }
    let (settings, log) = (surroundings.config.settings[publishing: board], surroundings.log)
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

  /// Readable when `takeReports()` has something to take up.
  var descriptor: Int32 { publisher.descriptor }
  /// Whether the server is not known to have the order.
  var isPending: Bool { publisher.isPending }
  /// How many orders the server has taken.
  var publishes: Int { publisher.publishCount }

  func run(_ effect: Effect, at now: Duration) {
    guard case .documentChanged(let revision) = effect else { return }
    publisher.publish(ids, revision: revision)
  }

  /// Sends the order if the server does not have it: at the start, and after another program
  /// changed it.
  func publishOutsideChange() {
    publisher.publishUnlessKnown(ids, revision: controller.grid.document.revision)
  }

  /// Takes up what the server said.
  func takeReports() {
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

  /// Waits a little for what is on its way.
  func finish() {
    if let sentence = publisher.finish() { log(.warning, sentence) }
  }

  /// Says so once until an order gets through, and never in the place of an offer to undo.
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
  /// The ids of the favorites and then of the catalog, each once.
  fileprivate var knownIDs: [String] {
    var seen: Set<ItemHandle> = []
    return sections.flatMap(\.items).filter { seen.insert($0).inserted }.map { items[$0].id }
  }
}
