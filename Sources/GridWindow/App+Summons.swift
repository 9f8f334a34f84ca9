import GridCore
import GridSettings
import System
import X11Platform

extension App {
  /// Does what a later start asks for.
  func follow(_ request: ActivationRequest, at now: Duration) {
    if request.toggles, window.hasFocus { return quit() }
    if request.toggles {
      window.moveToCurrentDesktop(on: setup.monitor ?? .pointer, of: live.desktop.monitors)
    }
    window.activate(at: request.time)
    if request.edits { beginEditing(at: now) }
    guard !request.searchText.isEmpty else { return }
    controller.change(at: now) { $0.search(for: request.searchText) }
    search.answer(at: now)
  }

  /// Joins the session bus, where there is one and the board has a name on it.
  func joinBus() {
    guard let board = surroundings.board,
      SessionBus.address(in: surroundings.environment) != nil
    else { return }
    let service = BusService(on: controller, catalog: { [search] in search.catalog }) {
      [unowned self] request in take(request)
    }
    do {
      let bus = try SessionBus(name: board.busName, service: service)
      loop.watch(bus.descriptor) { bus.dispatch() }
      self.bus = bus
    } catch {
      surroundings.log(.info, "there is no service on the session bus: \(error)")
    }
  }

  /// A launcher is typed into at once: where no window manager gives it the keyboard, it takes it.
  func wasShown() {
    guard setup.role == .launcher, !display.windowManagerSupports(.netActiveWindow) else { return }
    window.takeFocus(at: surroundings.startup?.time ?? 0)
  }

  private func take(_ request: WindowRequest) {
    switch request {
    case .activate(let startup):
      window.activate(at: startup?.time ?? launches.lastServerTime)
      if let startup { messages.remove(id: startup.text) }
    case .beginEditing: beginEditing(at: .monotonicNow)
    }
  }

  private func beginEditing(at now: Duration) {
    controller.change(at: now) { $0.beginEditing() }
  }
}
