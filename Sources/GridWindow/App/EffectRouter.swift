import GridCore

/// Sends each effect of the grid to the runners that carry it out.
struct EffectRouter {
  let launches: LaunchRunner
  let store: StoreRunner?
  let publishing: PublishRunner?
  let imports: ImportRunner?
  let announcements: AnnounceRunner
  let menus: MenuRunner
  let ending: EndRunner
  let log: OrderLogger

  /// Carries out `effect`, which follows from what happened before `now`.
  func run(_ effect: Effect, at now: Duration) {
    switch effect {
    case .documentChanged(let revision):
      store?.save(revision: revision)
      publishing?.publish(revision: revision)
    case .launch(let item, let staysOpen): launches.launch(item, staysOpen: staysOpen, at: now)
    case .offerTaken(let id): imports?.acceptOffer(id, at: now)
    case .toast(let toast): announcements.show(toast, at: now)
    case .refused(let refusal): announcements.show(.refused(refusal), at: now)
    case .announce(let announcement): announcements.announce(announcement)
    case .tooltip(let item): announcements.showTooltip(of: item)
    case .pinMarkDropped(let item): announcements.logDroppedPinMark(of: item)
    case .contextMenu(let item, let indexPath, let anchor):
      menus.showMenu(of: item, inSection: indexPath.section, beside: anchor)
    case .pageMenu(let anchor): menus.showPageMenu(beside: anchor, at: now)
    case .select, .closeRequested, .escaped: ending.run(effect)
    case .didChangeEditing:
      ending.run(effect)
      effect.tell(log)
    case .proposedMove, .didMove, .orderChanged: effect.tell(log)
    // Results are shown in the step of the event that changed the text, see `ItemSearch.answer`.
    case .searchChanged: break
    }
  }
}
