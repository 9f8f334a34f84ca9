import Freedesktop
import Glibc
import GridCore

/// Starts applications, tells the desktop, and shows them as starting until they have.
final class LaunchRunner: EffectRunner {
  /// The applications that can be started.
  var catalog: ApplicationCatalog
  /// How many were started.
  private(set) var launches = 0
  /// The time of the last event, for the desktop's order of windows.
  var lastServerTime: UInt32 = 0

  private let view: GridView
  private let launcher: ApplicationLauncher
  private let messages: StartupMessages
  private var announced: [String: (item: ItemHandle, end: Duration)] = [:]

  /// Starts the applications of `catalog` by `launcher` and tells of it by `messages`.
  init(
    on view: GridView, catalog: ApplicationCatalog, launcher: ApplicationLauncher,
    messages: StartupMessages
  ) {
    (self.view, self.catalog, self.launcher, self.messages) = (view, catalog, launcher, messages)
  }

  func run(_ effect: Effect, at now: Duration) {
    if case .launch(let item, _) = effect { start(of: item, at: now) }
  }

  /// Starts the application of `item`, or one of its actions.
  func start(_ action: DesktopAction? = nil, of item: ItemHandle, at now: Duration) {
    guard let application = catalog[view.grid.document.items[item].id] else {
      return view.change { _, effects in effects.append(.toast(.notInstalled(item))) }
    }
    start(application, action, for: item, at: now)
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

  private func start(
    _ application: Application, _ action: DesktopAction?, for item: ItemHandle, at now: Duration
  ) {
    let id = application.expectsNotification ? announce(application, for: item, at: now) : nil
    do {
      _ = try launcher.start(application, action: action, startupID: id)
      launches += 1
      view.change { grid, _ in
        grid.itemDidStart(item, expectsNotification: id != nil, at: now)
      }
    } catch {
      if let id {
        messages.remove(id: id)
        startDidFinish(id: id)
      }
      let toast = Toast.couldNotStart(item, reason: error.description)
      view.change { _, effects in effects.append(.toast(toast)) }
    }
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
