import CX11
import System

/// A grab of the pointer and the keyboard for one window, which reports clicks outside it.
///
/// While another program has a grab, more attempts are made. Until they succeed, only events in windows
/// of this program are reported.
final class InputGrab {
  /// When the next attempt is due; `nil` if both grabs are active or no attempts are left.
  package private(set) var deadline: Duration?

  private let display: Display
  private let window: XID
  private var (hasPointer, hasKeyboard) = (false, false)
  private var attemptsLeft = 20

  /// The time between two attempts.
  private static let pause = Duration.milliseconds(50)

  /// Tries to grab both for `window`.
  ///
  /// - Precondition: The window is mapped.
  init(on display: Display, window: XID) {
    (self.display, self.window) = (display, window)
    attempt(at: .monotonicNow)
  }

  /// Makes the next attempt if it is due at `now`.
  package func advance(to now: Duration) {
    if let deadline, deadline <= now { attempt(at: now) }
  }

  /// Releases both grabs.
  package func release() {
    deadline = nil
    if hasPointer { XUngrabPointer(display.pointer, CX11CurrentTime) }
    if hasKeyboard { XUngrabKeyboard(display.pointer, CX11CurrentTime) }
    display.flush()
  }

  private func attempt(at now: Duration) {
    attemptsLeft -= 1
    hasPointer = hasPointer || grabPointer()
    hasKeyboard = hasKeyboard || grabKeyboard()
    deadline = hasPointer && hasKeyboard || attemptsLeft == 0 ? nil : now + Self.pause
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
