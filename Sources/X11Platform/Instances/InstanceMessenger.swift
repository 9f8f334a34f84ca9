package import CX11
import System

/// Hands a start of the program over to the window that is open already.
///
/// The server gives the request to one of two only: to the open window, which carries it out, or back
/// to this start, which goes on by itself or gives up.
package final class InstanceMessenger {
  private let display: Display
  private let claim: InstanceClaim
  /// The window that carries the request.
  private let window: XID

  /// What became of a request.
  package enum Result: Equatable {
    /// The open window has accepted it, so this start is over.
    case accepted
    /// The window went away meanwhile, so nobody has.
    case gone
    /// The window is there and does not answer.
    case unanswered
  }

  /// How long an answer may take; the window answers within milliseconds, whatever it is doing.
  private static let timeout = Duration.seconds(3)

  /// A messenger on `display` to the window that owns `claim`.
  package init(on display: Display, for claim: InstanceClaim) {
    (self.display, self.claim) = (display, claim)
    window = XCreateSimpleWindow(display.pointer, display.root, -1, -1, 1, 1, 0, 0, 0)
    let events: CX11EventMask = .propertyChange
    XSelectInput(display.pointer, window, events.rawValue)
  }

  deinit { XDestroyWindow(display.pointer, window) }

  /// Sends `request` to the window `owner` and waits for its answer.
  ///
  /// The desktop is told that `startup` is over, unless this start has to go on.
  package func send(
    _ request: ActivationRequest, to owner: XID, startup: StartupID?
  ) -> Result {
    var request = request
    if request.time == 0 { request.time = serverTime }
    let events: CX11EventMask = .structureNotify
    let error = display.trapErrors {
      XSelectInput(display.pointer, owner, events.rawValue)
      request.send(to: owner, from: window, on: display)
    }
    let result = error == nil ? answer(of: owner) : .gone
    if result != .gone, let startup {
      StartupMessages(on: display, from: window).remove(id: startup.text)
      display.synchronize()
    }
    return result
  }

  private func answer(of owner: XID) -> Result {
    let end = Duration.monotonicNow + Self.timeout
    var isGone = claim.owner != owner
    while true {
      while let event = display.nextEvent() {
        if event.isDeletion(of: display.atoms[.activationRequest], on: window) { return .accepted }
        // A window that ends releases its claim before it leaves the screen.
        if event.type == UnmapNotify || event.type == DestroyNotify {
          isGone = isGone || claim.owner != owner
        }
      }
      if isGone || .monotonicNow >= end { break }
      display.wait(until: end)
    }
    guard ActivationRequest.withdraw(from: window, on: display) else { return .accepted }
    return isGone ? .gone : .unanswered
  }

  /// The server's time: that of the change of a property (ICCCM 2.1).
  private var serverTime: UInt32 {
    let mask: CX11EventMask = .propertyChange
    XChangeProperty(
      display.pointer, window, display.atoms[.activationRequest], XA_CARDINAL, 32, PropModeAppend,
      nil, 0)
    var event = XEvent()
    XWindowEvent(display.pointer, window, mask.rawValue, &event)
    return UInt32(truncatingIfNeeded: event.xproperty.time)
  }
}

extension XEvent {
  /// Whether it says that somebody deleted `property` of `window`.
  fileprivate func isDeletion(of property: Atom, on window: XID) -> Bool {
    type == PropertyNotify && xproperty.window == window && xproperty.atom == property
      && xproperty.state == PropertyDelete
  }
}
