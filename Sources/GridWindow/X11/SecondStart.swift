import CX11
import System

/// A start of the program that finds the window open: it hands over what it was asked for.
///
/// What it asks for lies on a window of its own, and the server gives it to one of two only: to the
/// open window, which follows it, or back to this start, which goes on by itself or gives up.
@MainActor final class SecondStart {
  private let display: Display
  private let claim: WindowClaim
  /// The window that the summons lies on; who takes it off has it.
  private let window: XID

  /// What became of it.
  enum Outcome: Equatable {
    /// The window has taken it up, so this start is over.
    case taken
    /// The window went away meanwhile, so nobody has.
    case gone
    /// The window is there and does not answer.
    case unanswered
  }

  /// How long an answer may take; the window gives it whatever it is doing, in a millisecond or so.
  private static let patience = Duration.seconds(3)

  /// A start on `display`, which finds `claim` taken.
  init(on display: Display, for claim: WindowClaim) {
    (self.display, self.claim) = (display, claim)
    window = XCreateSimpleWindow(display.pointer, display.root, -1, -1, 1, 1, 0, 0, 0)
    let events: CX11EventMask = .propertyChange
    XSelectInput(display.pointer, window, events.rawValue)
  }

  isolated deinit { XDestroyWindow(display.pointer, window) }

  /// Asks the window `holder` to come and waits for its answer; the desktop is told that this start
  /// is over unless it has to go on.
  func handOver(to holder: XID, for options: Options, startup: StartupID?) -> Outcome {
    let time = startup?.time.flatMap { $0 == 0 ? nil : $0 } ?? serverTime
    let summons = Summons(
      toggles: options.toggles, edits: options.startsEditing, time: time, sender: window)
    display.set(
      display.atoms[.summons], of: window, type: display.atoms[.utf8String],
      bytes: Array(options.searchText.utf8))
    let events: CX11EventMask = .structureNotify
    let error = display.trapping {
      XSelectInput(display.pointer, holder, events.rawValue)
      display.tell(holder, .summons, summons.values)
    }
    let outcome = error == nil ? answer(of: holder) : .gone
    if outcome != .gone, let startup {
      StartupMessages(on: display, from: window).remove(id: startup.text)
      display.synchronize()
    }
    return outcome
  }

  private func answer(of holder: XID) -> Outcome {
    let (loop, end) = (EventLoop(), Duration.monotonicNow + Self.patience)
    loop.watch(display.descriptor) {}
    var isGone = claim.holder != holder
    while true {
      while let event = display.nextEvent() {
        if event.isDeletion(of: display.atoms[.summons], on: window) { return .taken }
        // A window that ends gives its claim back before it leaves the screen.
        if event.type == UnmapNotify || event.type == DestroyNotify {
          isGone = isGone || claim.holder != holder
        }
      }
      if isGone || .monotonicNow >= end { break }
      loop.wait(until: end)
    }
    guard display.takeBytes(of: .summons, on: window) != nil else { return .taken }
    return isGone ? .gone : .unanswered
  }

  /// The time of the server: that at which it takes up a change of a property (ICCCM 2.1).
  private var serverTime: UInt32 {
    let mask: CX11EventMask = .propertyChange
    XChangeProperty(
      display.pointer, window, display.atoms[.summons], XA_CARDINAL, 32, PropModeAppend, nil, 0)
    var event = XEvent()
    XWindowEvent(display.pointer, window, mask.rawValue, &event)
    return UInt32(truncatingIfNeeded: event.xproperty.time)
  }
}

extension XEvent {
  /// Whether it says that somebody took `property` off `window`.
  fileprivate func isDeletion(of property: Atom, on window: XID) -> Bool {
    type == PropertyNotify && xproperty.window == window && xproperty.atom == property
      && xproperty.state == PropertyDelete
  }
}
