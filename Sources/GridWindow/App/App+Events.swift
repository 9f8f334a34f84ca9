import DesktopApplications
import GridCore
import GridPainting
import GridSettings
import System
import X11Platform

extension App {
  /// One turn of the loop: all events so far, then at most one frame, then the effects.
  func turn() {
    while let event = display.nextEvent() { handle(event) }
    if display.isLost { return lose(X11Error.connectionLost.description) }
    let now = now
    clients.advance(to: now)
    presenter.draw(at: now)
    runEffects(at: now)
    acceptRequests(at: now)
    menus.draw()
    presenter.plan()
    if presenter.isUpToDate { window.sync?.didPaint() }
    if let error = display.popError() { logError(error) }
    if !hasDrawnFirstFrame, presenter.drawn.frames > 0 { firstFrameWasDrawn() }
    if hasDrawnFirstFrame { imports?.follow() }
  }

  /// Carries out the effects so far, and those that follow from them.
  func runEffects(at now: Duration) {
    var effects = controller.takeEffects()
    while !effects.isEmpty {
      for effect in effects { router.run(effect, at: now) }
      effects = controller.takeEffects()
    }
  }

  /// Sends the grid an event, and shows the results of the search text.
  func send(_ input: InputEvent, at now: Duration) {
    controller.send(input, at: now)
    search.answer(at: now)
  }

  /// Shows what is installed by a new catalog.
  func use(_ catalog: ApplicationCatalog, at now: Duration) {
    let strings = painter.strings
    search.catalog = catalog
    controller.change(at: now) { grid in
      grid.reload { document in
        document.loadCatalog(catalog.load(into: &document, in: strings))
      }
    }
    launches.use(catalog, at: now)
    store?.remember()
    search.answer(at: now)
  }

  private func handle(_ event: X11Event) {
    events += 1
    let time: Duration
    if let serverTime = event.serverTime {
      time = clock.moment(ofServerTime: serverTime, now: .monotonicNow)
      launches.lastServerTime = serverTime
    } else {
      time = now
    }
    if clipboard.receive(event) { return }
    if let change = live.desktop.receive(event) { return desktopChanged(change) }
    let isForMenu = menus.popup?.receive(event) { meaning in menus.take(meaning, at: time) }
    if isForMenu == true { return }
    window.receive(event) { meaning in handle(meaning, at: time) }
    if claim?.isLost(by: event) == true { quit() }
    if let id = messages.finishedStart(in: event) { launches.startDidFinish(id: id) }
  }

  private func handle(_ event: WindowEvent, at time: Duration) {
    switch event {
    case .input(let input):
      send(input, at: time)
      if input == .visibilityChanged(isVisible: true) { takeFocusIfLauncher() }
      if input == .focusChanged(isFocused: true) { catalogs?.catchUp() }
    case .moved: setupChanged(from: live.windowMoved(to: window.frame.center))
    case .exposed(let rect): presenter.expose(rect)
    case .imageCopied: presenter.imageWasCopied()
    case .closeRequested: quit()
    // Accepted at the end of the turn, if the page is still open then.
    case .activationRequested: break
    case .destroyed: lose("another program has destroyed the window")
    }
  }

  /// Logs an X error, unless it is about requests on a window that another program has destroyed.
  private func logError(_ error: X11Error) {
    if window.isAlive || !error.concerns(window.id) { log(.error, error.description) }
  }

  /// Does what can wait until the page is seen.
  private func firstFrameWasDrawn() {
    hasDrawnFirstFrame = true
    window.setIcon()
    display.onConnectionLost = nil
    if let problem = painter.textFallbackReason { log(.warning, problem) }
    if !live.desktop.reportsMonitors {
      log(.info, "there is no RandR, so the screen is one monitor")
    }
    if let startup = context.startup { messages.remove(id: startup.text) }
    joinBus()
  }

  /// Focuses a launcher, which the user types into at once, if no window manager does.
  private func takeFocusIfLauncher() {
    guard setup.role == .launcher, !display.windowManagerSupports(.netActiveWindow) else { return }
    window.takeFocus(at: context.startup?.time ?? 0)
  }
}
