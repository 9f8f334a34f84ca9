import GridCore
import GridSettings
import System

/// Reports the progress of launches on the page and, because the window may be gone, in the log.
struct LaunchFeedback {
  private let controller: GridController
  private let log: Log

  /// Reports on the page of `controller` and in `log`.
  init(on controller: GridController, log: Log) { (self.controller, self.log) = (controller, log) }

  /// Shows `item` as starting; `expectsNotification` tells whether the end of the start will be
  /// announced.
  func didStart(_ item: ItemHandle, expectsNotification: Bool, at now: Duration) {
    controller.change(at: now) { grid in
      grid.itemDidStart(item, expectsNotification: expectsNotification)
    }
  }

  /// Shows `item` as starting before its application is known.
  func willStart(_ item: ItemHandle) {
    controller.change { $0.itemWaitsToStart(item) }
  }

  /// Stops showing `item` as starting.
  func didFinishStarting(_ item: ItemHandle) {
    controller.change { $0.itemDidFinishStarting(item) }
  }

  /// Shows why `item` did not start.
  func didFail(_ item: ItemHandle, reason: String, at now: Duration) {
    log(.warning, "could not start \(title(of: item)): \(reason)")
    controller.change(at: now) { grid in
      grid.itemDidFailToStart(item)
      grid.requestToast(.couldNotStart(item, reason: reason))
    }
  }

  /// Shows that nothing is installed for `item`, whose launch has waited.
  func isAbsent(_ item: ItemHandle) {
    log(.warning, "could not start \(title(of: item)): it is not installed")
    controller.change { $0.requestToast(.notInstalled(item)) }
  }

  /// Logs that the user is asked before `action` starts.
  func willAsk(about action: PresetAction) {
    log(
      .info,
      "asked before starting, for the preset lies in no trusted directory: "
        + action.words.joined(separator: " "))
  }

  /// Logs that the launch of `item`, which has waited, is abandoned because the program ends.
  func wasGivenUp(_ item: ItemHandle) {
    log(
      .warning,
      "did not start \(title(of: item)): the program ended before it was known what is installed")
  }

  private func title(of item: ItemHandle) -> String { controller.grid.document.items[item].title }
}
