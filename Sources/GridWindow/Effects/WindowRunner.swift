import GridCore

/// Closes the window when the grid is done with it.
///
/// The page stays open: Escape never closes it.
final class WindowRunner: EffectRunner {
  private let close: () -> Void

  /// Calls `close` when the window is to close.
  init(close: @escaping () -> Void) { self.close = close }

  func run(_ effect: Effect, at now: Duration) {
    if case .select = effect { close() }
  }
}
