import GridCore
import System

/// What is told of launches: on the page, and in the log, for the window may be gone.
struct LaunchNews {
  private let view: GridView
  private let log: Log

  /// Tells it on `view` and in `log`.
  init(on view: GridView, log: Log) { (self.view, self.log) = (view, log) }

  /// Shows `item` as starting; `expectsNotification` says that its end will be told.
  func didStart(_ item: ItemHandle, expectsNotification: Bool, at now: Duration) {
    view.change { grid, _ in
      grid.itemDidStart(item, expectsNotification: expectsNotification, at: now)
    }
  }

  /// Shows `item` as starting before it is known what it is.
  func willStart(_ item: ItemHandle) {
    view.change { grid, _ in grid.itemWaitsToStart(item) }
  }

  /// Shows `item` as starting no longer.
  func didFinishStarting(_ item: ItemHandle) {
    view.change { grid, _ in grid.itemDidFinishStarting(item) }
  }

  /// Says why `item` did not start.
  func didFail(_ item: ItemHandle, reason: String, at now: Duration) {
    log(.warning, "could not start \(title(of: item)): \(reason)")
    view.change { grid, effects in
      grid.itemDidFailToStart(item, at: now)
      effects.append(.toast(.couldNotStart(item, reason: reason)))
    }
  }

  /// Says that `item`, which waited, is nothing that is installed.
  func isAbsent(_ item: ItemHandle) {
    log(.warning, "could not start \(title(of: item)): it is not installed")
    view.change { _, effects in effects.append(.toast(.notInstalled(item))) }
  }

  /// Notes that the person is asked before `action` starts.
  func willAsk(about action: PresetAction) {
    log(
      .info,
      "asked before starting, for the preset lies in no trusted directory: "
        + action.words.joined(separator: " "))
  }

  /// Notes that `item`, which waited, waits no longer, for the program ends.
  func wasGivenUp(_ item: ItemHandle) {
    log(
      .warning,
      "did not start \(title(of: item)): the program ended before it was known what is installed")
  }

  private func title(of item: ItemHandle) -> String { view.grid.document.items[item].title }
}
