import CX11

extension Connection {
  /// Asks the window to close, as the close button of a window manager does.
  func requestClose(_ window: Window) {
    send("WM_PROTOCOLS", about: window, to: window, [Int(atom("WM_DELETE_WINDOW")), 0])
  }

  /// Asks whether the program behind the window still answers.
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
