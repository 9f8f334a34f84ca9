import GridCore
import System

/// Logs what observers of the grid are told, for finding faults.
final class OrderLogger: GridObserver {
  private let controller: GridController
  private let log: Log

  /// Logs changes of the items of `controller` to `log`.
  init(of controller: GridController, log: Log) { (self.controller, self.log) = (controller, log) }

  func proposedMove(_ item: ItemHandle, from source: IndexPath, to target: IndexPath) {
    log(.debug, "\(id(of: item)) would drop at \(target.item)")
  }

  func didMove(_ item: ItemHandle, from source: IndexPath, to target: IndexPath) {
    log(.debug, "\(id(of: item)) has dropped at \(target.item)")
  }

  func didChangeEditing(_ isEditing: Bool) {
    log(.debug, isEditing ? "edit mode begins" : "edit mode ends")
  }

  func orderChanged(revision: Int) { log(.debug, "the server has the order \(revision)") }

  private func id(of item: ItemHandle) -> String { controller.grid.document.items[item].id }
}
