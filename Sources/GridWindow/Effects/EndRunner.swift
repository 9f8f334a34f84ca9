import GridCore

/// Ends the program when what happens on the page is its end: a choice, Done, Escape or closing.
final class EndRunner: EffectRunner {
  private let controller: GridController
  private let purpose: Purpose
  private let end: (Outcome) -> Void

  /// Calls `end` once an effect of `view` is the end of a page that is open for `purpose`.
  init(of controller: GridController, for purpose: Purpose, end: @escaping (Outcome) -> Void) {
    (self.controller, self.purpose, self.end) = (controller, purpose, end)
  }

  func run(_ effect: Effect, at now: Duration) {
    if let outcome = purpose.outcome(of: effect, under: controller.grid.rules) { end(outcome) }
  }
}
