import GridCore
import GridSettings
import System

/// What is told of launches: on the page, and in the log, for the window may be gone.
struct LaunchFeedback {
  private let controller: GridController
  private let log: Log

  /// Tells it on `view` and in `log`.
  init(on controller: GridController, log: Log) { (self.controller, self.log) = (controller, log) }

  /// Shows `item` as starting; `expectsNotification` says that its end will be told.
  func didStart(_ item: ItemHandle, expectsNotification: Bool, at now: Duration) {
    controller.change(at: now) { grid in
      grid.itemDidStart(item, expectsNotification: expectsNotification)
    }
  }

  /// Shows `item` as starting before it is known what it is.
  func willStart(_ item: ItemHandle) {
    controller.change { $0.itemWaitsToStart(item) }
  }

  /// Shows `item` as starting no longer.
  func didFinishStarting(_ item: ItemHandle) {
    controller.change { $0.itemDidFinishStarting(item) }
  }

  /// Says why `item` did not start.
  func didFail(_ item: ItemHandle, reason: String, at now: Duration) {
    log(.warning, "could not start \(title(of: item)): \(reason)")
    controller.change(at: now) { grid in
      grid.itemDidFailToStart(item)
      grid.requestToast(.couldNotStart(item, reason: reason))
    }
  }

  /// Says that `item`, which waited, is nothing that is installed.
  func isAbsent(_ item: ItemHandle) {
    log(.warning, "could not start \(title(of: item)): it is not installed")
    controller.change { $0.requestToast(.notInstalled(item)) }
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

  private func title(of item: ItemHandle) -> String { controller.grid.document.items[item].title }
}
