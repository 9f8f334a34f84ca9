import GridCore
import GridSettings

/// Ends the program when an effect means its end: a choice, Done, Escape or closing.
final class EndRunner {
  private let controller: GridController
  private let mode: PageMode
  private let end: (PageResult) -> Void

  /// Calls `end` when an effect of the grid of `controller` ends a page that is open in `mode`.
  init(of controller: GridController, for mode: PageMode, end: @escaping (PageResult) -> Void) {
    (self.controller, self.mode, self.end) = (controller, mode, end)
  }

  /// Ends the program if `effect` means that.
  func run(_ effect: Effect) {
    if let result = mode.result(of: effect, under: controller.grid.rules) { end(result) }
  }
}
