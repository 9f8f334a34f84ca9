package import CX11
import Glibc
import System

/// The connection to the X server, used by one thread.
///
/// It is a class because every window and image holds a reference: the connection closes after the
/// last of them is released.
package final class Display {
  /// Xlib's handle.
  package let pointer: OpaquePointer
  /// The number of the default screen.
  package let screen: Int32
  /// The root window of the default screen.
  package let root: XID
  /// The atoms the program uses.
  let atoms: Atoms
  /// Whether the connection is lost.
  ///
  /// Requests have no effect from then on.
  package private(set) var isLost = false
  /// How images reach the server.
  package var sharing: MemorySharing
  /// Called when the connection is lost, possibly in the middle of a request.
  ///
  /// Without it the program goes on, requests have no effect, and `isLost` is true.
  package var onConnectionLost: (() -> Never)?

  /// The events of the root window that are selected.
  package var rootEventMask: CX11EventMask = [] {
    didSet {
      if rootEventMask != oldValue { XSelectInput(pointer, root, rootEventMask.rawValue) }
    }
  }

  /// Connects to the server at the address `name`, or to the one that `DISPLAY` names.
  ///
  /// - Throws: `X11Error.cannotOpenDisplay` if no server answers.
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

  /// The descriptor of the connection; it is readable when the server has sent something.
  package var descriptor: Int32 { XConnectionNumber(pointer) }

  /// Called by Xlib when the connection is lost.
  func connectionWasLost() {
    isLost = true
    onConnectionLost?()
  }

  /// Sends the buffered requests.
  package func flush() {
    if !isLost { XFlush(pointer) }
  }

  /// Waits until the server has processed all requests so far.
  ///
  /// The events they caused are queued then.
  package func synchronize() {
    if !isLost { XSync(pointer, 0) }
  }

  /// Waits until the server has sent something, but not longer than `deadline` of the local clock.
  package func wait(until deadline: Duration) {
    flush()
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let rest = max((deadline - .monotonicNow) / .milliseconds(1), 0).rounded(.up)
    poll(&entry, 1, Int32(min(rest, 60_000)))
  }

  /// Whether events are queued that `nextEvent()` has not returned yet.
  package var hasQueuedEvents: Bool { !isLost && XEventsQueued(pointer, Int32(QueuedAlready)) > 0 }

  /// The next event; `nil` if none is queued.
  ///
  /// Never waits.
  ///
  /// Of consecutive motions with the same buttons, and of consecutive configurations of a window, only
  /// the last one is returned. Events that only the server may send are dropped when another program
  /// has sent them.
  package func nextEvent() -> XEvent? {
    while let event = nextQueuedEvent() {
      if !event.isForged, event.type != shmCompletionType || event.xany.send_event == 0 {
        return event
      }
    }
    return nil
  }

  private func nextQueuedEvent() -> XEvent? {
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
  /// Whether `earlier`, the event just before this one, can be dropped without losing information.
  fileprivate func supersedes(_ earlier: XEvent) -> Bool {
    guard type == earlier.type, xany.window == earlier.xany.window,
      xany.send_event == earlier.xany.send_event
    else { return false }
    return switch type {
    case MotionNotify: xmotion.state == earlier.xmotion.state
    case ConfigureNotify: xconfigure.window == earlier.xconfigure.window
    default: false
    }
  }

  /// Whether another program has sent an event about the state of the server.
  ///
  /// A window manager may send ConfigureNotify, which then tells the position (ICCCM 4.1.5); input
  /// methods and test programs may send keys, buttons and motions.
  fileprivate var isForged: Bool {
    guard xany.send_event != 0 else { return false }
    return switch type {
    case MapNotify, UnmapNotify, DestroyNotify, ReparentNotify, SelectionClear, FocusIn, FocusOut:
      true
    default: false
    }
  }
}
