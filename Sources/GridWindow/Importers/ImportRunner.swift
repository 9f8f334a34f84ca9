import DesktopApplications
import Freedesktop
import GridCore
import GridPainting
import System

/// Has the panel of a page without favorites offer those of other launchers, and takes them over
/// when the person asks for it: as one edit, which can be taken back.
final class ImportRunner: LoopClient {
  private let controller: GridController
  private let painter: GridPainter
  private let environment: ProcessEnvironment
  private let log: Log
  private let findings: Channel<ImportOffer.Findings>
  private var state = State.idle

  /// What is known of other launchers.
  private enum State {
    /// Nothing: there are favorites.
    case idle
    /// It is being looked for.
    case looking
    /// This can be taken over.
    case offering([ImportOffer])
  }

  private init(
    for controller: GridController, painter: GridPainter, in context: RunContext
  ) throws(SystemError) {
    (self.controller, self.painter) = (controller, painter)
    (environment, log) = (context.environment, context.log)
    findings = try Channel()
  }

  /// Offers on `view`, in the words of `painter`, what other launchers have; `nil` when `content`
  /// is not the applications.
  ///
  /// - Throws: `SystemError` when the process has no descriptor left.
  static func requested(
    for controller: GridController, painter: GridPainter, _ content: PageContent,
    in context: RunContext
  ) throws(SystemError) -> ImportRunner? {
    guard content.catalogs != nil else { return nil }
    return try ImportRunner(for: controller, painter: painter, in: context)
  }

  var descriptor: Int32? { findings.descriptor }

  /// Whether it is not known yet what can be offered.
  var isPending: Bool { if case .looking = state { true } else { false } }

  /// Begins to look once there are no favorites; to be called after each frame.
  func follow() {
    switch (state, controller.grid.document.favorites.isEmpty) {
    case (.idle, true): look()
    case (.offering, false): state = .idle
    default: break
    }
  }

  /// Takes up what was found.
  func receive(at now: Duration) {
    guard let findings = findings.receive().last, case .looking = state else { return }
    for problem in findings.problems { log(.info, problem.description) }
    state = .offering(findings.offers)
    showOffers(at: now)
  }

  /// Shows what is offered, as wide as its words are now.
  func showOffers(at now: Duration) {
    guard case .offering(let offers) = state else { return }
    let scale = controller.grid.scale
    let shown = offers.enumerated().map { id, offer in
      painter.offer(id, saying: painter.strings.text(for: offer), scale: scale)
    }
    controller.change(at: now) { grid in grid.showOffers(shown) }
  }

  /// Adds the favorites of the offer `id` to the page, as one edit.
  func acceptOffer(_ id: Int, at now: Duration) {
    guard case .offering(let offers) = state, offers.indices.contains(id) else { return }
    takeOver(offers[id].favorites, at: now)
  }

  private func look() {
    do throws(SystemError) {
      _ = try BackgroundThread { [environment, findings] in
        findings.send(ImportOffer.find(in: environment))
      }
      state = .looking
    } catch {
      log(.info, "could not look for favorites of other launchers: \(error)")
      state = .offering([])
    }
  }

  private func takeOver(_ favorites: ImportedFavorites, at now: Duration) {
    let ids = favorites.ids
    for line in favorites.skipped { log(.info, "not imported: \(line)") }
    controller.change(at: now) { grid in
      let revision = grid.document.revision
      grid.perform { document throws(EditError) in
        try document.editAdding(ids)
      }
      guard grid.document.revision != revision else { return }
      let toast = Toast.imported(count: ids.count, skipped: favorites.skipped.count)
      grid.requestToast(toast)
    }
  }
}

extension LocalizedStrings {
  /// What the button of `offer` says.
  fileprivate func text(for offer: ImportOffer) -> String {
    guard let source = offer.source else { return formatted(.startWith, "\(offer.count)") }
    return formatted(.importFrom, "\(offer.count)", source.title)
  }
}
