import DesktopApplications
import Freedesktop
import GridCore
import GridPainting
import GridSettings
import System

/// Finds out what items stand for, has it started, and shows them as starting until they have.
final class LaunchRunner: LoopClient {
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

  private let controller: GridController
  private let environment: ProcessEnvironment
  private let starter: ApplicationStarter
  private let news: LaunchFeedback
  private let strings: LocalizedStrings
  private var waiting: [(item: ItemHandle, staysOpen: Bool)] = []

  /// Starts what `source` names in the session of `environment`, tells the desktop of it by
  /// `starts`, and the person in `words`; what takes longer answers through `loop`.
  init(
    on controller: GridController, source: any LaunchSource, environment: ProcessEnvironment,
    starts: AnnouncedStarts,
    loop: EventLoop, strings: LocalizedStrings, log: Log
  ) {
    (self.controller, self.source, self.environment, self.strings) = (
      controller, source, environment, strings
    )
    let news = LaunchFeedback(on: controller, log: log)
    self.news = news
    starter = ApplicationStarter(in: environment, starts: starts, loop: loop, strings: strings)
    starts.didEnd = { item in news.didFinishStarting(item) }
    starter.didAdvance = { [unowned self] start, progress, now in
      take(progress, of: start, at: now)
    }
  }

  /// Starts what `item` stands for, or asks first; `staysOpen` keeps the window open.
  func launch(_ item: ItemHandle, staysOpen: Bool, at now: Duration) {
    switch launch(of: item) {
    case .application(let application):
      begin(application, nil, of: item, staysOpen: staysOpen, at: now)
    case .action(let action): startOnce(action, of: item, staysOpen: staysOpen, at: now)
    case .ask(let action):
      news.willAsk(about: action)
      askPerson(action, item, staysOpen)
    case .later:
      if !waiting.contains(where: { $0.item == item }) { waiting.append((item, staysOpen)) }
      news.willStart(item)
    case nil: break
    }
  }

  /// Takes what a click comes to from `source` from now on, and starts what waited for it.
  func use(_ source: any LaunchSource, at now: Duration) {
    self.source = source
    for (item, staysOpen) in waiting {
      news.didFinishStarting(item)
      if launch(of: item) == nil { news.isAbsent(item) }
      launch(item, staysOpen: staysOpen, at: now)
    }
    waiting.removeAll()
  }

  /// The application that a click on `item` starts; `nil` for anything else.
  func application(of item: ItemHandle) -> Application? {
    if case .application(let application) = launch(of: item) { application } else { nil }
  }

  /// Starts one of the own actions of the application of `item`.
  func start(_ action: DesktopAction, of item: ItemHandle, at now: Duration) {
    guard let application = application(of: item) else { return }
    begin(application, action, of: item, staysOpen: false, at: now)
  }

  /// Starts `action` of `item`, as the person has chosen when asked.
  func startOnce(
    _ action: PresetAction, of item: ItemHandle, staysOpen: Bool, at now: Duration
  ) {
    do {
      _ = try action.command(in: environment).start()
      didStart(item, expectsNotification: false, staysOpen: staysOpen, at: now)
    } catch { news.didFail(item, reason: strings.reason(error), at: now) }
  }

  /// Takes up that the start called `id` is over.
  func startDidFinish(id: String) { starter.didFinish(id: id) }

  /// Gives up on the starts that nobody has told the end of until `now`.
  func advance(to now: Duration) { starter.advance(to: now) }

  /// Whether a start is not over yet, so that something is left to do for it; one that waits is a
  /// promise, for its item says that it is starting.
  var isBusy: Bool { starter.isBusy || !waiting.isEmpty }

  /// Gives up what waits to be started, for the program ends.
  func finish() -> String? {
    for (item, _) in waiting { news.wasGivenUp(item) }
    waiting.removeAll()
    return nil
  }

  /// When `advance(to:)` has something to do; `nil` for never.
  var deadline: Duration? { starter.deadline }

  private func launch(of item: ItemHandle) -> Launch? {
    source.launch(controller.grid.document.items[item].id)
  }

  private func begin(
    _ application: Application, _ action: DesktopAction?, of item: ItemHandle, staysOpen: Bool,
    at now: Duration
  ) {
    let start = ApplicationStart(
      application: application, action: action, item: item, staysOpen: staysOpen)
    starter.begin(start, time: lastServerTime, at: now)
  }

  private func take(
    _ progress: ApplicationStart.Progress, of start: ApplicationStart, at now: Duration
  ) {
    switch progress {
    case .asked: news.didStart(start.item, expectsNotification: true, at: now)
    case .started:
      didStart(
        start.item, expectsNotification: start.startupID != nil, staysOpen: start.staysOpen,
        at: now)
    case .failed(let reason): news.didFail(start.item, reason: reason, at: now)
    }
  }

  private func didStart(
    _ item: ItemHandle, expectsNotification: Bool, staysOpen: Bool, at now: Duration
  ) {
    launches += 1
    news.didStart(item, expectsNotification: expectsNotification, at: now)
    if !staysOpen { didLaunch() }
  }
}
