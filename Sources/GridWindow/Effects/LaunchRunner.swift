import DesktopApplications
import Freedesktop
import GridCore
import GridPainting
import GridSettings
import System

/// Resolves activated items to applications or actions, starts them, and shows their progress.
final class LaunchRunner: LoopClient {
  /// What each item launches.
  private(set) var source: any LaunchSource
  /// The number of started programs.
  private(set) var launches = 0
  /// Called when a program runs, unless the user asked that the window stay open.
  var didLaunch: () -> Void = {}
  /// Asks the user whether an action of an untrusted preset may start.
  ///
  /// The last argument tells whether the window stays open. The answer yes calls `startOnce`.
  var askPerson: (PresetAction, ItemHandle, Bool) -> Void = { _, _, _ in }
  /// The time of the last event of the user, in the X server's milliseconds.
  var lastServerTime: UInt32 = 0

  private let controller: GridController
  private let environment: ProcessEnvironment
  private let starter: ApplicationStarter
  private let news: LaunchFeedback
  private let strings: LocalizedStrings
  private var waiting: [(item: ItemHandle, staysOpen: Bool)] = []

  /// Launches items of `source` in the session of `environment`, announces starts through `starts`,
  /// and describes failures in the language of `strings`.
  ///
  /// Replies arrive through `loop`.
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

  /// Launches `item`, or asks first; `staysOpen` keeps the window open.
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

  /// Replaces the source, and launches the items that have waited for it.
  func use(_ source: any LaunchSource, at now: Duration) {
    self.source = source
    for (item, staysOpen) in waiting {
      news.didFinishStarting(item)
      if launch(of: item) == nil { news.isAbsent(item) }
      launch(item, staysOpen: staysOpen, at: now)
    }
    waiting.removeAll()
  }

  /// The application that `item` launches; `nil` if it launches something else.
  func application(of item: ItemHandle) -> Application? {
    if case .application(let application) = launch(of: item) { application } else { nil }
  }

  /// Starts the desktop action `action` of the application of `item`.
  func start(_ action: DesktopAction, of item: ItemHandle, at now: Duration) {
    guard let application = application(of: item) else { return }
    begin(application, action, of: item, staysOpen: false, at: now)
  }

  /// Starts `action` of `item` after the user has agreed.
  func startOnce(
    _ action: PresetAction, of item: ItemHandle, staysOpen: Bool, at now: Duration
  ) {
    do {
      _ = try action.command(in: environment).start()
      didStart(item, expectsNotification: false, staysOpen: staysOpen, at: now)
    } catch { news.didFail(item, reason: strings.reason(error), at: now) }
  }

  /// Handles the end of the start `id`, which was announced by someone else.
  func startDidFinish(id: String) { starter.didFinish(id: id) }

  /// Ends the starts that have timed out at `now`.
  func advance(to now: Duration) { starter.advance(to: now) }

  /// Whether a start or a waiting launch is in progress.
  ///
  /// A waiting launch counts because its item is shown as starting.
  var isBusy: Bool { starter.isBusy || !waiting.isEmpty }

  /// Abandons the launches that wait, because the program ends.
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
