import GridCore
import System
import X11Platform

extension App {
  /// Does what later starts of the program ask for, as long as the page is open.
  ///
  /// A request that comes too late is not accepted: its sender opens a window of its own.
  func acceptRequests(at now: Duration) {
    while ending == nil, let request = window.acceptRequest() {
      handle(request, at: now)
      runEffects(at: now)
    }
    guard controller.grid.liftedItem == nil, let text = waitingSearch else { return }
    waitingSearch = nil
    controller.change(at: now) { $0.search(for: text) }
    search.answer(at: now)
  }

  private func handle(_ request: ActivationRequest, at now: Duration) {
    if request.toggles, window.hasFocus { return quit() }
    if request.toggles {
      window.moveToCurrentDesktop(on: setup.monitor ?? .pointer, of: live.desktop.monitors)
    }
    window.activate(at: request.time)
    if request.edits { controller.change(at: now) { $0.beginEditing() } }
    if !request.searchText.isEmpty { waitingSearch = request.searchText }
  }

  /// Joins the session bus, if there is one and the page has a name on it.
  func joinBus() {
    guard let instance = context.instance, SessionBus.address(in: context.environment) != nil
    else { return }
    let service = BusService(on: controller, catalog: { [search] in search.catalog }) {
      [unowned self] request in handle(request)
    }
    do {
      let bus = try SessionBus(name: instance.busName, service: service)
      clients.add(bus)
      self.bus = bus
    } catch {
      log(.info, "there is no service on the session bus: \(error)")
    }
  }

  private func handle(_ request: WindowRequest) {
    switch request {
    case .activate(let startup):
      window.activate(at: startup?.time ?? launches.lastServerTime)
      if let startup { messages.remove(id: startup.text) }
    case .beginEditing: controller.change(at: .monotonicNow) { $0.beginEditing() }
    }
  }
}
