package import CX11
package import GridCore

/// A top-level window.
package final class Window: PaintedWindow {
  /// The connection the window is on.
  package let display: Display
  /// The server's number for the window.
  package let id: XID
  /// The visual of its pixels.
  package let visual: ScreenVisual
  /// The graphics context that images are copied with.
  package let graphics: GC
  /// The size of its content in device pixels.
  package private(set) var size: Size
  /// Whether the window is mapped.
  package private(set) var isMapped = false
  /// Reports drawn sizes to the window manager; `nil` if the server lacks the SYNC extension.
  package let sync: ResizeSync?
  /// Whether the window exists on the server.
  package private(set) var isAlive = true
  private var isWithdrawn = false

  /// Whether key presses reach the window.
  package var hasFocus: Bool { focus.isActive }

  /// The events it selects.
  ///
  /// An input method may need more.
  package static let events: CX11EventMask = [
    .keyPress, .buttonPress, .buttonRelease, .enterWindow, .leaveWindow, .pointerMotion,
    .exposure, .structureNotify, .focusChange, .propertyChange,
  ]

  /// The commands of keys.
  package var keys = KeyBindings()

  private let inputMethod: InputMethod
  private var focus = KeyboardFocus()
  private var isHidden = false
  /// Messages about requests that have not been accepted yet.
  private var requests: [XClientMessageEvent] = []
  private static let mostRequests = 64

  /// Creates an unmapped window.
  ///
  /// - Throws: `X11Error.noUsableVisual` if the screen has no true-color visual.
  package init(on display: Display, geometry: WindowGeometry) throws(X11Error) {
    let visual = try ScreenVisual(of: display)
    let id = display.makeWindow(
      geometry, visual: visual, events: Self.events)
    guard let graphics = XCreateGC(display.pointer, id, 0, nil) else {
      preconditionFailure("Xlib makes a graphics context for every window it made.")
    }
    (self.display, self.visual, self.id, self.graphics) = (display, visual, id, graphics)
    inputMethod = InputMethod(on: display, for: id, events: Self.events)
    size = geometry.paintedSize(on: display.screenFrame.size)
    sync = ResizeSync(on: display)
  }

  deinit {
    guard !display.isLost else { return }
    XFreeGC(display.pointer, graphics)
    if isAlive { XDestroyWindow(display.pointer, id) }
  }

  /// The top left corner of its content, in root coordinates.
  ///
  /// - Complexity: One round trip.
  package var origin: Point {
    var (x, y, child): (Int32, Int32, XID) = (0, 0, CX11None)
    XTranslateCoordinates(display.pointer, id, display.root, 0, 0, &x, &y, &child)
    return Point(x: Int(x), y: Int(y))
  }

  /// The rectangle of its content, in root coordinates.
  ///
  /// - Complexity: One round trip.
  package var frame: Rect { Rect(origin: origin, size: size) }

  /// Maps the window.
  package func show() { XMapWindow(display.pointer, id) }

  /// Withdraws the window for good (ICCCM 4.1.4).
  ///
  /// It accepts no activation requests any more.
  package func withdraw() {
    guard isAlive, !isWithdrawn, !display.isLost else { return }
    isWithdrawn = true
    XWithdrawWindow(display.pointer, id, display.screen)
    display.flush()
  }

  /// Accepts and returns the oldest request of a later start; `nil` if there is none, or if the
  /// window was withdrawn.
  ///
  /// A request that is not accepted in time stays with its sender.
  package func acceptRequest() -> ActivationRequest? {
    while !isWithdrawn, !requests.isEmpty {
      let message = requests.removeFirst()
      if let request = ActivationRequest(accepting: message, on: display) { return request }
    }
    return nil
  }

  /// The bottom of the caret in window coordinates, where an input method shows the preedit text.
  package var caret: Point {
    get { inputMethod.spot }
    set { inputMethod.spot = newValue }
  }
}

extension Window {
  /// Handles `event` and reports its meaning.
  ///
  /// Pings are answered at once.
  package func receive(_ event: XEvent, report: (WindowEvent) -> Void) {
    if inputMethod.filters(event) { return }
    if event.type == MappingNotify { return keyboardChanged(event) }
    guard isAlive, event.xany.window == id else { return }
    switch event.type {
    case ConfigureNotify: configured(event.xconfigure, report: report)
    case MapNotify, UnmapNotify:
      isMapped = event.type == MapNotify
      reportVisibility(report)
    case PropertyNotify: propertyChanged(event.xproperty, report: report)
    case Expose: report(.exposed(Rect(event.xexpose)))
    case DestroyNotify:
      isAlive = false
      report(.destroyed)
    case ClientMessage:
      if handleProtocol(event.xclient) { report(.closeRequested) }
      guard !isWithdrawn else { return }
      if event.xclient.message_type == display.atoms[.activationRequest] {
        if requests.count < Self.mostRequests { requests.append(event.xclient) }
        report(.activationRequested)
      }
    case KeyPress: keyPressed(event.xkey, report: report)
    case display.shmCompletionType: report(.imageCopied)
    default: input(event, report: report)
    }
  }

  private func reportVisibility(_ report: (WindowEvent) -> Void) {
    report(.input(.visibilityChanged(isVisible: isMapped && !isHidden)))
  }

  /// Reports when the window manager hides or shows the window.
  ///
  /// A minimized window may stay mapped.
  private func propertyChanged(_ event: XPropertyEvent, report: (WindowEvent) -> Void) {
    guard event.atom == display.atoms[.netWMState] else { return }
    let hidden = UInt32(display.atoms[.netWMStateHidden])
    let isHidden = display.values(of: .netWMState, on: id)?.contains(hidden) ?? false
    guard isHidden != self.isHidden else { return }
    self.isHidden = isHidden
    reportVisibility(report)
  }

  private func input(_ event: XEvent, report: (WindowEvent) -> Void) {
    if let time = event.userTime { setUserTime(time) }
    let wasActive = focus.isActive
    focus.update(event)
    if focus.isActive != wasActive {
      inputMethod.hasFocus = focus.isActive
      report(.input(.focusChanged(isFocused: focus.isActive)))
    }
    if let input = InputEvent(event) { report(.input(input)) }
  }

  private func keyPressed(_ event: XKeyEvent, report: (WindowEvent) -> Void) {
    let isCommitted = event.keycode == 0
    let key = PressedKey(
      keysyms: keysyms(of: event.keycode), selected: selectedKeysym(of: event), state: event.state)
    let text = isCommitted || key.typesText ? inputMethod.text(of: event) : ""
    if let command = key.command(in: keys) {
      report(.input(.key(command, typing: text)))
    } else if !text.isEmpty {
      report(.input(.text(text)))
    }
  }

  /// Handles a new size from the server, or a new position from the window manager.
  private func configured(_ event: XConfigureEvent, report: (WindowEvent) -> Void) {
    sync?.didConfigure()
    if event.send_event == 0 { resized(to: event, report: report) }
    report(.moved)
  }

  private func resized(to event: XConfigureEvent, report: (WindowEvent) -> Void) {
    let geometry = WindowGeometry(width: Int(event.width), height: Int(event.height))
    let newSize = geometry.paintedSize(on: display.screenFrame.size)
    guard newSize != size else { return }
    size = newSize
    report(.input(.resized(newSize)))
  }

  /// Answers a ping or handles a sync request; returns true if `message` asks to close the window.
  private func handleProtocol(_ message: XClientMessageEvent) -> Bool {
    guard message.message_type == display.atoms[.wmProtocols], message.format == 32 else {
      return false
    }
    let type = Atom(bitPattern: message.data.l.0)
    if type == display.atoms[.netWMPing] { sendBack(message) }
    if type == display.atoms[.netWMSyncRequest] { sync?.receive(message) }
    return type == display.atoms[.wmDeleteWindow]
  }

  private func sendBack(_ ping: XClientMessageEvent) {
    var answer = XEvent()
    answer.xclient = ping
    answer.xclient.window = display.root
    let mask: CX11EventMask = [.substructureNotify, .substructureRedirect]
    XSendEvent(display.pointer, display.root, 0, mask.rawValue, &answer)
    display.flush()
  }

  private func keyboardChanged(_ event: XEvent) {
    var mapping = event.xmapping
    XRefreshKeyboardMapping(&mapping)
  }

  /// The keysyms of four levels of a key, for each group; empty for text from an input method.
  private func keysyms(of keycode: UInt32) -> [[KeySym]] {
    guard keycode != 0 else { return [] }
    return (0..<4).map { group in
      (0..<4).map { XkbKeycodeToKeysym(display.pointer, KeyCode(keycode), group, $0) }
    }
  }

  /// The keysym of the key on the level that the modifiers of the event select.
  private func selectedKeysym(of event: XKeyEvent) -> KeySym {
    var (keysym, consumed) = (KeySym(NoSymbol), UInt32())
    guard event.keycode != 0 else { return keysym }
    let isFound = XkbLookupKeySym(
      display.pointer, KeyCode(event.keycode), event.state, &consumed, &keysym)
    return isFound != 0 ? keysym : KeySym(NoSymbol)
  }
}

extension Rect {
  fileprivate init(_ event: XExposeEvent) {
    self.init(
      x: Int(event.x), y: Int(event.y), width: Int(event.width), height: Int(event.height))
  }
}
