import DesktopApplications
import Freedesktop
import GridCore
import GridPainting
import GridSettings
import GridStore
import System
import X11Platform

/// The open page: wires the window, the grid, the painter and the runners, and nothing else.
final class App {
  let display: Display
  let window: Window
  let controller: GridController
  let presenter: GridPresenter
  let loop = EventLoop()
  let start: Duration
  let painter: GridPainter
  let launches: LaunchRunner
  let store: StoreRunner?
  let icons: IconSupply
  let publishing: PublishRunner?
  let imports: ImportRunner?
  let live: LiveSetup
  let search: ItemSearch
  private(set) var events = 0

  let announcements: AnnounceRunner
  let menus: MenuRunner
  private let clipboard: Clipboard
  let messages: StartupMessages
  let catalogs: CatalogWatcher?
  let mode: PageMode
  let signals = SignalPipe()
  let log: Log
  let surroundings: Surroundings
  let setup: WindowSetup
  let claim: InstanceClaim?
  var bus: SessionBus?
  private var runners: [any EffectRunner] = []
  var inspector: Inspector?
  private var clock = EventClock()
  private var hasIcon = false
  var ending: Ending?
  /// Whether the end waits for what is starting; not where somebody waits for an answer.
  var isPatient: Bool

  /// How the program ends.
  enum Ending {
    /// The person is done with the page, or asked the program to end.
    case done(PageResult)
    /// Something took the window away; one sentence about it.
    case lost(String)
  }

  /// Opens the page in `surroundings` on `display`; `run()` shows it.
  ///
  /// - Throws: What keeps the page from opening, described in one sentence.
  init(in surroundings: Surroundings, on display: Display) throws {
    let opening = try Opening(surroundings, on: display)
    self.surroundings = surroundings
    setup = opening.windowSetup
    claim = surroundings.board.map { InstanceClaim(to: $0.name, on: display) }
    claim?.acquire(for: opening.window.id)
    if let startup = surroundings.startup { opening.window.setStartupID(startup) }
    (self.display, window) = (display, opening.window)
    (controller, presenter) = (opening.controller, opening.presenter)
    (painter, start, log) = (opening.painter, surroundings.start, surroundings.log)
    live = opening.live
    messages = StartupMessages(on: display, from: window.id)
    let (content, keeping) = (opening.content, opening.keeping)
    var mode = surroundings.options.mode
    mode.isLauncher = setup.role == .launcher
    (self.mode, isPatient) = (mode, !mode.isQuestion)
    launches = LaunchRunner(
      on: controller, source: content.launches, environment: surroundings.environment,
      starts: AnnouncedStarts(telling: messages, on: loop), loop: loop, strings: painter.strings,
      log: log)
    store = StoreRunner(for: controller, keeping: keeping, strings: painter.strings, log: log)
    icons = IconSupply(
      for: controller, atlas: painter.icons, loader: opening.loader, source: live.iconSource,
      memory: keeping.memory,
      repaint: { [presenter] in presenter.repaint() })
    let (clipboard, launches) = (Clipboard(on: display, owner: window.id), self.launches)
    self.clipboard = clipboard
    menus = MenuRunner(
      on: controller, window: window, of: live.desktop, painter: painter, launches: launches
    ) { text in
      clipboard.copy(text, at: launches.lastServerTime)
    }
    publishing = try PublishRunner.requested(
      for: controller, content, in: surroundings, strings: painter.strings)
    search = try ItemSearch(
      in: controller, painter: painter, of: content,
      pinyinFiles: AssetDirectories(environment: surroundings.environment).pinyin,
      repaint: { [presenter] in presenter.repaint() })
    imports = try ImportRunner.requested(
      for: controller, painter: painter, content, in: surroundings)
    announcements = AnnounceRunner(on: controller, painter: painter, log: log)
    catalogs = content.catalogs
    inspector = try Inspector.requested(of: self, on: loop)
    let ending = EndRunner(of: controller, for: mode) { [unowned self] in end($0) }
    launches.didLaunch = { [unowned self] in if setup.closesAfterLaunch { quit() } }
    launches.askPerson = { [unowned self] action, item, staysOpen in
      menus.ask(about: action, of: item, staysOpen: staysOpen)
    }
    let optional: [(any EffectRunner)?] = [store, publishing, imports]
    runners =
      optional.compactMap { $0 } + [
        launches, announcements, menus, ending, OrderLog(of: controller, log: log),
      ]
    watch()
    for note in keeping.loaded.notes { tell(note) }
    if content.catalog != nil { store?.remember() }
    search.answer(at: now)
  }

  /// Shows the page until it is closed and everything it starts has started, and returns the exit
  /// status.
  func run() -> Int32 {
    window.show()
    while isOpen {
      turn()
      inspector?.turnEnded()
      display.flush()
      guard isOpen else { break }
      loop.wait(until: display.hasQueuedEvents ? .zero : deadline)
    }
    return finish()
  }

  /// Whether the page is shown, or closed while something it starts has not started yet.
  private var isOpen: Bool {
    switch ending {
    case nil: true
    case .done: isPatient && launches.isBusy && !display.isLost
    case .lost: false
    }
  }
}

extension App {
  /// One turn of the loop: everything that came, then at most one frame, then what follows.
  func turn() {
    while let event = display.nextEvent() { take(event) }
    if display.isLost { return lose(X11Error.connectionLost.description) }
    let now = now
    presenter.advance(to: now)
    launches.advance(to: now)
    bus?.service.advance(to: now)
    presenter.draw(at: now)
    runEffects(at: now)
    menus.popup?.advance(to: now)
    menus.draw()
    presenter.plan()
    if presenter.isUpToDate { window.sync?.didPaint() }
    if let error = display.popError() { report(error) }
    if !hasIcon, presenter.drawn.frames > 0 { firstFrameWasDrawn() }
    if hasIcon { imports?.follow() }
  }

  /// When there is something to do without an event; `nil` for never.
  private var deadline: Duration? {
    [presenter.deadline, launches.deadline, menus.popup?.deadline].compactMap(\.self).min()
  }

  /// The present moment of the page's clock.
  var now: Duration { clock.moment(now: .monotonicNow) }

  private func take(_ event: X11Event) {
    events += 1
    let moment: Duration
    if let time = event.serverTime {
      moment = clock.moment(ofServerTime: time, now: .monotonicNow)
      launches.lastServerTime = time
    } else {
      moment = now
    }
    if clipboard.receive(event) { return }
    if let news = live.desktop.receive(event) { return follow(news) }
    let isForMenu = menus.popup?.receive(event) { meaning in menus.take(meaning, at: moment) }
    if isForMenu == true { return }
    window.receive(event) { meaning in take(meaning, at: moment) }
    if claim?.isLost(by: event) == true { quit() }
    if let id = messages.finishedStart(in: event) { launches.startDidFinish(id: id) }
  }

  private func take(_ event: WindowEvent, at moment: Duration) {
    switch event {
    case .input(let input):
      send(input, at: moment)
      if input == .visibilityChanged(isVisible: true) { wasShown() }
      if input == .focusChanged(isFocused: true) { catalogs?.catchUp() }
    case .moved: setupChanged(from: live.windowMoved(to: window.frame.center))
    case .exposed(let rect): presenter.expose(rect)
    case .imageCopied: presenter.imageWasCopied()
    case .closeRequested: quit()
    case .activationRequested(let request): follow(request, at: moment)
    case .destroyed: lose("another program has destroyed the window")
    }
  }

  func runEffects(at now: Duration) {
    var effects = controller.takeEffects()
    while !effects.isEmpty {
      for effect in effects {
        for runner in runners { runner.run(effect, at: now) }
      }
      effects = controller.takeEffects()
    }
  }

  /// What was asked of the window before its end was heard of was no mistake.
  private func report(_ error: X11Error) {
    if window.isAlive || !error.concerns(window.id) { log(.error, error.description) }
  }

  private func firstFrameWasDrawn() {
    hasIcon = true
    window.setIcon()
    display.onConnectionLost = nil
    if let trouble = painter.textFallbackReason { log(.warning, trouble) }
    if !live.desktop.reportsMonitors {
      log(.info, "there is no RandR, so the screen is one monitor")
    }
    if let startup = surroundings.startup { messages.remove(id: startup.text) }
    joinBus()
  }

  private func tell(_ sentence: String) {
    log(.warning, sentence)
    announcements.show(.notice(sentence), at: now)
  }
}
