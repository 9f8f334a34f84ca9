import CX11
import System

/// The pointer and the keyboard, held for one window so that a click elsewhere is heard of.
///
/// Another program may hold either of them: a few more tries are made, and without them the window
/// hears only what happens in the windows of this program.
final class InputGrab {
  /// When the next try is due; `nil` when both are held or no more tries are made.
  package private(set) var deadline: Duration?

  private let display: Display
  private let window: XID
  private var (hasPointer, hasKeyboard) = (false, false)
  private var triesLeft = 20

  /// How long a try waits for the next one.
  private static let pause = Duration.milliseconds(50)

  /// Tries to hold both for `window`, which must be shown already.
  init(on display: Display, window: XID) {
    (self.display, self.window) = (display, window)
    attempt(at: .monotonicNow)
  }

  /// Tries again if that is due at `now`.
  package func advance(to now: Duration) {
    if let deadline, deadline <= now { attempt(at: now) }
  }

  /// Gives both back.
  package func release() {
    deadline = nil
    if hasPointer { XUngrabPointer(display.pointer, CX11CurrentTime) }
    if hasKeyboard { XUngrabKeyboard(display.pointer, CX11CurrentTime) }
    display.flush()
  }

  private func attempt(at now: Duration) {
    triesLeft -= 1
    hasPointer = hasPointer || grabPointer()
    hasKeyboard = hasKeyboard || grabKeyboard()
    deadline = hasPointer && hasKeyboard || triesLeft == 0 ? nil : now + Self.pause
  }

  private func grabPointer() -> Bool {
    let events: CX11EventMask = [
      .buttonPress, .buttonRelease, .enterWindow, .leaveWindow, .pointerMotion,
    ]
    return XGrabPointer(
      display.pointer, window, 1, UInt32(events.rawValue), GrabModeAsync, GrabModeAsync, CX11None,
      CX11None, CX11CurrentTime) == GrabSuccess
  }

  private func grabKeyboard() -> Bool {
    XGrabKeyboard(
      display.pointer, window, 1, GrabModeAsync, GrabModeAsync, CX11CurrentTime) == GrabSuccess
  }
}
