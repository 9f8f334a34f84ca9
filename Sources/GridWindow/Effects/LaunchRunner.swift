import Freedesktop
import Glibc
import GridCore
import GridPainting

/// Starts what items stand for, tells the desktop, and shows applications as starting until they
/// have.
final class LaunchRunner: EffectRunner {
  /// What a click on each item comes to.
  var source: any LaunchSource
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
  private let messages: StartupMessages
  private let words: Words
  private let log: Log
  private var announced: [String: (item: ItemHandle, end: Duration)] = [:]

  /// Starts what `source` names in the session of `environment`, tells the desktop of it by
  /// `messages`, and the person in `words`.
  init(
    on view: GridView, source: any LaunchSource, environment: Environment,
    messages: StartupMessages, words: Words, log: Log
  ) {
    (self.view, self.source, self.environment) = (view, source, environment)
    (self.messages, self.words, self.log) = (messages, words, log)
    launcher = ApplicationLauncher(environment: environment)
  }

  func run(_ effect: Effect, at now: Duration) {
    guard case .launch(let item, let staysOpen) = effect else { return }
    let isRunning =
      switch source.launch(view.grid.document.items[item].id) {
      case .application(let application): start(application, nil, for: item, at: now)
      case .action(let action): start(action, for: item, at: now)
      case .ask(let action): ask(action, for: item, staysOpen: staysOpen)
      case nil: false
      }
    if isRunning, !staysOpen { didLaunch() }
  }

  /// The application that a click on `item` starts; `nil` for anything else.
  func application(of item: ItemHandle) -> Application? {
    let launch = source.launch(view.grid.document.items[item].id)
    return if case .application(let application) = launch { application } else { nil }
  }

  /// Starts one of the own actions of the application of `item`.
  func start(_ action: DesktopAction, of item: ItemHandle, at now: Duration) {
    guard let application = application(of: item) else { return }
    if start(application, action, for: item, at: now) { didLaunch() }
  }

  /// Starts `action` of `item`, as the person has chosen when asked.
  func startOnce(
    _ action: PresetAction, of item: ItemHandle, staysOpen: Bool, at now: Duration
  ) {
    if start(action, for: item, at: now), !staysOpen { didLaunch() }
  }

  /// Takes up that the start called `id` is over.
  func startDidFinish(id: String) {
    guard let item = announced.removeValue(forKey: id)?.item else { return }
    view.change { grid, _ in grid.itemDidFinishStarting(item) }
    if announced.isEmpty { messages.listen(false) }
  }

  /// Gives up on the announced starts that nobody has told the end of until `now`.
  func advance(to now: Duration) {
    for (id, start) in announced where start.end <= now {
      messages.remove(id: id)
      startDidFinish(id: id)
    }
  }

  /// Starts `application`, or its own `action`, and tells whether it runs.
  private func start(
    _ application: Application, _ action: DesktopAction?, for item: ItemHandle, at now: Duration
  ) -> Bool {
    let id = application.expectsNotification ? announce(application, for: item, at: now) : nil
    do {
      _ = try launcher.start(application, action: action, startupID: id)
      launches += 1
      view.change { grid, _ in
        grid.itemDidStart(item, expectsNotification: id != nil, at: now)
      }
      return true
    } catch {
      if let id {
        messages.remove(id: id)
        startDidFinish(id: id)
      }
      tell(.couldNotStart(item, reason: words.reason(error)))
      return false
    }
  }

  private func start(
    _ action: PresetAction, for item: ItemHandle, at now: Duration
  ) -> Bool {
    do {
      _ = try action.command(in: environment).start()
      launches += 1
      view.change { grid, _ in grid.itemDidStart(item, expectsNotification: false, at: now) }
      return true
    } catch {
      tell(.couldNotStart(item, reason: words.reason(error)))
      return false
    }
  }

  /// Has the person asked; nothing runs until the answer.
  private func ask(_ action: PresetAction, for item: ItemHandle, staysOpen: Bool) -> Bool {
    log(
      .info,
      "asked before starting, for the preset lies in no trusted directory: "
        + action.words.joined(separator: " "))
    askPerson(action, item, staysOpen)
    return false
  }

  private func tell(_ toast: Toast) {
    view.change { _, effects in effects.append(.toast(toast)) }
  }

  /// The id of the start, which ends in the time of the click as the protocol has it.
  private func announce(
    _ application: Application, for item: ItemHandle, at now: Duration
  ) -> String {
    let id = "\(Program.name)-\(getpid())-\(launches)_TIME\(lastServerTime)"
    if announced.isEmpty { messages.listen(true) }
    announced[id] = (item, now + Timings.startingNotified)
    messages.begin(
      id: id, name: application.entry.name, windowClass: application.entry.startupWMClass)
    return id
  }
}
