package import CX11
import Glibc
import System

/// The connection to the X server, used by one thread.
///
/// A class, because every window and image holds it: the connection closes only after the last of
/// them is gone.
package final class Display {
  /// Xlib's own handle.
  package let pointer: OpaquePointer
  /// The number of the default screen.
  package let screen: Int32
  /// The root window of the default screen.
  package let root: XID
  /// The atoms the program uses.
  let atoms: Atoms
  /// Whether the server has gone away; every request is in vain from then on.
  package private(set) var isLost = false
  /// How images reach the server.
  package var sharing: MemorySharing
  /// Called at once when the server has gone away, in the middle of a request; without it requests
  /// go on in vain, and `isLost` tells.
  package var whenLost: (() -> Never)?

  /// The events of the root window that are heard.
  var rootEvents: CX11EventMask = [] {
    didSet {
      if rootEvents != oldValue { XSelectInput(pointer, root, rootEvents.rawValue) }
    }
  }

  /// Connects to the server called `name`, or to that of the environment.
  ///
  /// - Throws: `X11Error.cannotOpenDisplay` when no server answers.
  package init(named name: String? = nil) throws(X11Error) {
    guard let pointer = XOpenDisplay(name) else {
      let asked = name ?? getenv("DISPLAY").map { String(cString: $0) } ?? ""
      throw .cannotOpenDisplay(name: asked.isEmpty ? nil : asked)
    }
    self.pointer = pointer
    screen = XDefaultScreen(pointer)
    root = XDefaultRootWindow(pointer)
    atoms = Atoms(on: pointer, screen: screen)
    sharing = MemorySharing(on: pointer)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    installErrorHandlers()
  }

  deinit {
    if !isLost { XCloseDisplay(pointer) }
  }

  /// The descriptor that becomes readable when the server has sent something.
  package var descriptor: Int32 { XConnectionNumber(pointer) }

  /// Called by Xlib when the server has gone away.
  func connectionWasLost() {
    isLost = true
    whenLost?()
  }

  /// Sends what is waiting to be sent.
  package func flush() {
    if !isLost { XFlush(pointer) }
  }

  /// Waits until the server has done everything asked so far; its events are queued then.
  package func synchronize() {
    if !isLost { XSync(pointer, 0) }
  }

  /// Waits until the server has sent something, at most until `deadline` of the local clock.
  package func wait(until deadline: Duration) {
    flush()
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let rest = max((deadline - .monotonicNow) / .milliseconds(1), 0).rounded(.up)
    poll(&entry, 1, Int32(min(rest, 60_000)))
  }

  /// Whether events have come that `nextEvent()` has not returned yet.
  package var hasQueuedEvents: Bool { !isLost && XEventsQueued(pointer, Int32(QueuedAlready)) > 0 }

  /// The next event, or `nil` when none has come; never waits.
  ///
  /// Of a run of motions with the same buttons, and of a run of new sizes, only the last is
  /// returned.
  package func nextEvent() -> XEvent? {
    guard !isLost, XPending(pointer) > 0 else { return nil }
    var event = XEvent()
    XNextEvent(pointer, &event)
    while XEventsQueued(pointer, Int32(QueuedAlready)) > 0 {
      var following = XEvent()
      XPeekEvent(pointer, &following)
      guard following.supersedes(event) else { break }
      XNextEvent(pointer, &event)
    }
    return event
  }
}

extension XEvent {
  /// Whether nothing is lost when `earlier`, the event just before this one, is forgotten.
  fileprivate func supersedes(_ earlier: XEvent) -> Bool {
    guard type == earlier.type, xany.window == earlier.xany.window else { return false }
    return switch type {
    case MotionNotify: xmotion.state == earlier.xmotion.state
    case ConfigureNotify: xconfigure.window == earlier.xconfigure.window
    default: false
    }
  }
}
