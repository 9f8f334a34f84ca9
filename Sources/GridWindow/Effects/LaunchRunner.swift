import Freedesktop
import Glibc
import GridCore
import GridPainting

/// Starts what items stand for, tells the desktop, and shows applications as starting until they
/// have.
///
/// An application that the session bus can start is asked there first; where nobody answers to its
/// name, its command line is run as any other's.
final class LaunchRunner: EffectRunner {
  /// What a click on each item comes to.
  private(set) var source: any LaunchSource
  /// How many were started.
  private(set) var launches = 0
  /// Called when a program runs, unless the person asked that the window stay.
  var didLaunch: () -> Void = {}
  /// Asks the person whether the action of an item, from a preset that is not trusted, may start.
  ///
  /// The last argument asks that the window stay then. Yes is said by `startOnce`.
  var askPerson: (PresetAction, ItemHandle, Bool) -> Void = { _, _, _ in }
  /// The time of the last event, for the desktop's order of windows.
  var lastServerTime: UInt32 = 0

  private let view: GridView
  private let environment: Environment
  private let launcher: ApplicationLauncher
  private let starts: AnnouncedStarts
  private let loop: EventLoop
  private let words: Words
  private let log: Log
  private var questions: [Int32: Question] = [:]
  private var waiting: [(item: ItemHandle, staysOpen: Bool)] = []

  /// One start of an application.
  private struct Request {
    let application: Application
    let action: DesktopAction?
    let item: ItemHandle
    let staysOpen: Bool
    var startupID: String?
  }

  /// A start that the session bus was asked for, up to when its answer is waited for.
  private struct Question {
    let start: BusStart
    let request: Request
    let end: Duration
  }

  /// Starts what `source` names in the session of `environment`, tells the desktop of it by
  /// `starts`, and the person in `words`; what takes longer answers through `loop`.
  init(
    on view: GridView, source: any LaunchSource, environment: Environment, starts: AnnouncedStarts,
    loop: EventLoop, words: Words, log: Log
  ) {
    (self.view, self.source, self.environment) = (view, source, environment)
    (self.starts, self.loop, self.words, self.log) = (starts, loop, words, log)
    launcher = ApplicationLauncher(environment: environment)
    starts.didEnd = { item in view.change { grid, _ in grid.itemDidFinishStarting(item) } }
  }

  func run(_ effect: Effect, at now: Duration) {
    guard case .launch(let item, let staysOpen) = effect else { return }
    switch source.launch(view.grid.document.items[item].id) {
    case .application(let application):
      start(
        Request(application: application, action: nil, item: item, staysOpen: staysOpen), at: now)
    case .action(let action): startOnce(action, of: item, staysOpen: staysOpen, at: now)
    case .ask(let action): ask(action, for: item, staysOpen: staysOpen)
    case .later: wait(toStart: item, staysOpen: staysOpen)
    case nil: break
    }
  }

  /// Takes what a click comes to from `source` from now on, and starts what waited for it.
  func use(_ source: any LaunchSource, at now: Duration) {
    self.source = source
    for (item, staysOpen) in waiting {
      view.change { grid, _ in grid.itemDidFinishStarting(item) }
      if source.launch(view.grid.document.items[item].id) == nil { tellAbsence(of: item) }
      run(.launch(item, staysOpen: staysOpen), at: now)
    }
    waiting.removeAll()
  }

  /// The application that a click on `item` starts; `nil` for anything else.
  func application(of item: ItemHandle) -> Application? {
    let launch = source.launch(view.grid.document.items[item].id)
    return if case .application(let application) = launch { application } else { nil }
  }

  /// Starts one of the own actions of the application of `item`.
  func start(_ action: DesktopAction, of item: ItemHandle, at now: Duration) {
    guard let application = application(of: item) else { return }
    start(
      Request(application: application, action: action, item: item, staysOpen: false), at: now)
  }

  /// Starts `action` of `item`, as the person has chosen when asked.
  func startOnce(
    _ action: PresetAction, of item: ItemHandle, staysOpen: Bool, at now: Duration
  ) {
    do {
      _ = try action.command(in: environment).start()
      didStart(item, expectsNotification: false, staysOpen: staysOpen, at: now)
    } catch { tellFailure(of: item, reason: words.reason(error), at: now) }
  }

  /// Takes up that the start called `id` is over.
  func startDidFinish(id: String) { starts.forget(id) }

  /// Gives up on the starts that nobody has told the end of until `now`.
  func advance(to now: Duration) {
    starts.advance(to: now)
    for question in questions.values where question.end <= now { take(question, at: now) }
  }

  /// Whether a start is not over yet, so that something is left to do for it; one that waits is a
  /// promise, for its item says that it is starting.
  var isBusy: Bool { !starts.isEmpty || !questions.isEmpty || !waiting.isEmpty }

  /// Gives up what waits to be started, for the program ends.
  func giveUp() {
    for (item, _) in waiting {
      log(
        .warning,
        "did not start \(title(of: item)): the program ended before it was known what is installed")
    }
    waiting.removeAll()
  }

  /// When `advance(to:)` has something to do; `nil` for never.
  var deadline: Duration? {
    ([starts.deadline] + questions.values.map(\.end)).compactMap(\.self).min()
  }

  private func didStart(
    _ item: ItemHandle, expectsNotification: Bool, staysOpen: Bool, at now: Duration
  ) {
    launches += 1
    view.change { grid, _ in
      grid.itemDidStart(item, expectsNotification: expectsNotification, at: now)
    }
    if !staysOpen { didLaunch() }
  }

  /// Shows `item` as starting; nothing runs until it is known what it is.
  private func wait(toStart item: ItemHandle, staysOpen: Bool) {
    if !waiting.contains(where: { $0.item == item }) { waiting.append((item, staysOpen)) }
    view.change { grid, _ in grid.itemWaitsToStart(item) }
  }

  /// Has the person asked; nothing runs until the answer.
  private func ask(_ action: PresetAction, for item: ItemHandle, staysOpen: Bool) {
    log(
      .info,
      "asked before starting, for the preset lies in no trusted directory: "
        + action.words.joined(separator: " "))
    askPerson(action, item, staysOpen)
  }

  /// Says why `item` did not start: on its cell, and in the log, for the window may be gone.
  private func tellFailure(of item: ItemHandle, reason: String, at now: Duration) {
    log(.warning, "could not start \(title(of: item)): \(reason)")
    view.change { grid, effects in
      grid.itemDidFailToStart(item, at: now)
      effects.append(.toast(.couldNotStart(item, reason: reason)))
    }
  }

  /// Says that `item`, which waited, is nothing that is installed.
  private func tellAbsence(of item: ItemHandle) {
    log(.warning, "could not start \(title(of: item)): it is not installed")
    view.change { _, effects in effects.append(.toast(.notInstalled(item))) }
  }

  private func title(of item: ItemHandle) -> String { view.grid.document.items[item].title }
}

// MARK: Applications

extension LaunchRunner {
  private func start(_ request: Request, at now: Duration) {
    var request = request
    let application = request.application
    if application.expectsNotification {
      request.startupID = starts.begin(
        application, for: request.item, time: lastServerTime, at: now)
    }
    let activation = BusActivation(
      for: application.entry, action: request.action, startupID: request.startupID)
    if let activation, let address = SessionBus.address(in: environment),
      let start = try? BusStart(activation, on: address)
    {
      ask(start, for: request, at: now)
    } else {
      execute(request, at: now)
    }
  }

  /// Waits for the answer of the session bus, the item being shown as starting.
  private func ask(_ start: BusStart, for request: Request, at now: Duration) {
    let question = Question(start: start, request: request, end: now + BusStart.patience)
    questions[start.descriptor] = question
    loop.watch(start.descriptor) { [unowned self] in take(question, at: .sinceBoot) }
    view.change { grid, _ in
      grid.itemDidStart(request.item, expectsNotification: true, at: now)
    }
  }

  /// Takes the answer to `question`, or the want of one.
  private func take(_ question: Question, at now: Duration) {
    loop.unwatch(question.start.descriptor)
    questions[question.start.descriptor] = nil
    switch question.start.finish() {
    case .accepted: didStart(question.request, at: now)
    case .nobody: execute(question.request, at: now)
    case .refused(let reason): didFail(question.request, reason: reason, at: now)
    }
  }

  private func execute(_ request: Request, at now: Duration) {
    do {
      let start = try launcher.start(
        request.application, action: request.action, startupID: request.startupID)
      didStart(request, at: now)
      if let id = request.startupID { starts.follow(start.processes, of: id) }
    } catch { didFail(request, reason: words.reason(error), at: now) }
  }

  private func didStart(_ request: Request, at now: Duration) {
    didStart(
      request.item, expectsNotification: request.startupID != nil, staysOpen: request.staysOpen,
      at: now)
  }

  private func didFail(_ request: Request, reason: String, at now: Duration) {
    if let id = request.startupID { starts.end(id) }
    tellFailure(of: request.item, reason: reason, at: now)
  }
}
