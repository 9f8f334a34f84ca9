import DesktopApplications
import Freedesktop
import GridCore
import GridPainting
import System

/// Offers the favorites of other launchers on a page without favorites, and adds them as one edit
/// when the user accepts.
final class ImportRunner: LoopClient {
  private let controller: GridController
  private let painter: GridPainter
  private let environment: ProcessEnvironment
  private let log: Log
  private let findings: Channel<ImportOffer.Findings>
  private var state = State.idle

  /// The progress of the search for other launchers.
  private enum State {
    /// Nothing to do: there are favorites.
    case idle
    /// The search is running.
    case looking
    /// These offers are shown.
    case offering([ImportOffer])
  }

  private init(
    for controller: GridController, painter: GridPainter, in context: RunContext
  ) throws(SystemError) {
    (self.controller, self.painter) = (controller, painter)
    (environment, log) = (context.environment, context.log)
    findings = try Channel()
  }

  /// The runner for `content`; `nil` if `content` is not the applications.
  ///
  /// - Throws: `SystemError` if the process has no descriptor left.
  static func requested(
    for controller: GridController, painter: GridPainter, _ content: PageContent,
    in context: RunContext
  ) throws(SystemError) -> ImportRunner? {
    guard content.catalogs != nil else { return nil }
    return try ImportRunner(for: controller, painter: painter, in: context)
  }

  var descriptor: Int32? { findings.descriptor }

  /// Whether the search is running.
  var isPending: Bool { if case .looking = state { true } else { false } }

  /// Starts the search if there are no favorites.
  ///
  /// Call it after each frame.
  func follow() {
    switch (state, controller.grid.document.favorites.isEmpty) {
    case (.idle, true): look()
    case (.offering, false): state = .idle
    default: break
    }
  }

  /// Shows the offers that were found.
  func receive(at now: Duration) {
    guard let findings = findings.receive().last, case .looking = state else { return }
    for problem in findings.problems { log(.info, problem.description) }
    state = .offering(findings.offers)
    showOffers(at: now)
  }

  /// Shows the offers with the widths of their texts.
  func showOffers(at now: Duration) {
    guard case .offering(let offers) = state else { return }
    let scale = controller.grid.scale
    let shown = offers.enumerated().map { id, offer in
      painter.offer(id, saying: painter.strings.text(for: offer), scale: scale)
    }
    controller.change(at: now) { grid in grid.showOffers(shown) }
  }

  /// Adds the favorites of the offer `id` as one edit.
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
  /// The title of the button of `offer`.
  fileprivate func text(for offer: ImportOffer) -> String {
    guard let source = offer.source else { return formatted(.startWith, "\(offer.count)") }
    return formatted(.importFrom, "\(offer.count)", source.title)
  }
}
