import CX11

extension Connection {
  /// Asks the window to close, as the close button of a window manager does.
  func requestClose(_ window: Window) {
    send("WM_PROTOCOLS", about: window, to: window, [Int(atom("WM_DELETE_WINDOW")), 0])
  }

  /// Sends a ping to the program of the window.
  func ping(_ window: Window, time: Int) {
    send("WM_PROTOCOLS", about: window, to: window, [Int(atom("_NET_WM_PING")), time, Int(window)])
  }

  /// Whether the answer to the ping of `time` has come: the same message, sent to the root.
  func hasAnswer(toPingAt time: Int) -> Bool {
    let protocols = atom("WM_PROTOCOLS")
    let answer = event { event in
      event.type == ClientMessage && event.xclient.window == root
        && event.xclient.message_type == protocols && event.xclient.data.l.1 == time
    }
    return answer != nil
  }

  /// Asks the window manager to give the window the focus and raise it.
  func activate(_ window: Window) {
    send(
      "_NET_ACTIVE_WINDOW", about: window, to: root, [2, 0],
      mask: SubstructureRedirectMask | SubstructureNotifyMask)
  }

  /// Switches to the desktop `number` and waits until the window manager has done so.
  func goToDesktop(_ number: Int) async throws {
    let mask = SubstructureRedirectMask | SubstructureNotifyMask
    send("_NET_CURRENT_DESKTOP", about: root, to: root, [number, 0], mask: mask)
    _ = try await awaited("desktop \(number)") { currentDesktop == UInt(number) ? true : nil }
  }

  /// The desktop that is looked at.
  var currentDesktop: UInt? { cardinals("_NET_CURRENT_DESKTOP", of: root).first }

  /// Sends a message of 32-bit values.
  func send(
    _ type: String, about window: Window, to destination: Window, _ longs: [Int],
    mask: Int = NoEventMask
  ) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = atom(type)
    event.xclient.format = 32
    withUnsafeMutableBytes(of: &event.xclient.data.l) { data in
      longs.withUnsafeBytes { data.copyMemory(from: $0) }
    }
    XSendEvent(display, destination, 0, mask, &event)
    sync()
  }
}

extension Connection {
  /// Hears the startup messages of others from now on.
  func hearStartups() {
    XSelectInput(display, root, PropertyChangeMask)
    sync()
  }

  /// Announces that a program has started, as its first window does.
  func endStartup(_ id: String) {
    var rest = Array("remove: ID=\"\(id)\"".utf8 + [0])[...]
    let window = makeWindow(Rect(x: 0, y: 0, width: 1, height: 1))
    var type = atom("_NET_STARTUP_INFO_BEGIN")
    while !rest.isEmpty {
      var event = XEvent()
      event.xclient.type = ClientMessage
      (event.xclient.window, event.xclient.message_type) = (window, type)
      event.xclient.format = 8
      withUnsafeMutableBytes(of: &event.xclient.data.b) { $0.copyBytes(from: rest.prefix(20)) }
      XSendEvent(display, root, 0, PropertyChangeMask, &event)
      rest = rest.dropFirst(20)
      type = atom("_NET_STARTUP_INFO")
    }
    sync()
  }

  /// The first startup message sent to the root window, put together from its pieces.
  func startupMessage() -> String? {
    let types = [atom("_NET_STARTUP_INFO_BEGIN"), atom("_NET_STARTUP_INFO")]
    var bytes: [UInt8] = []
    while let piece = event(where: { event in
      event.type == ClientMessage && types.contains(event.xclient.message_type)
    }) {
      bytes += withUnsafeBytes(of: piece.xclient.data.b) { Array($0.prefix(20)) }
      if let end = bytes.firstIndex(of: 0) { return String(decoding: bytes[..<end], as: UTF8.self) }
    }
    return nil
  }
}
