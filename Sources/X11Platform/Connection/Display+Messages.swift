import CX11

extension Display {
  /// Sends the window manager a request about `window` (EWMH 1.5, section 3).
  ///
  /// Only the first five of `values` are sent.
  func sendToWindowManager(_ type: AtomName, about window: XID, _ values: [Int]) {
    let mask: CX11EventMask = [.substructureNotify, .substructureRedirect]
    send(type, about: window, values, to: root, mask: mask.rawValue)
  }

  /// Sends a client message to the program that created `window`.
  ///
  /// Only the first five of `values` are sent.
  func sendMessage(_ type: AtomName, to window: XID, _ values: [Int]) {
    send(type, about: window, values, to: window, mask: 0)
  }

  private func send(
    _ type: AtomName, about window: XID, _ values: [Int], to destination: XID, mask: Int
  ) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    (event.xclient.window, event.xclient.message_type) = (window, atoms[type])
    event.xclient.format = 32
    withUnsafeMutableBytes(of: &event.xclient.data.l) { data in
      values.prefix(5).withUnsafeBytes { data.copyMemory(from: $0) }
    }
    XSendEvent(pointer, destination, 0, mask, &event)
  }

  /// Whether a window manager is running: only one program can select substructure redirection.
  ///
  /// - Complexity: Two round trips.
  var hasWindowManager: Bool {
    var attributes = XWindowAttributes()
    XGetWindowAttributes(pointer, root, &attributes)
    return CX11EventMask(rawValue: attributes.all_event_masks).contains(.substructureRedirect)
  }

  /// Whether the running window manager lists `hint` in `_NET_SUPPORTED`.
  ///
  /// - Complexity: Six round trips.
  package func windowManagerSupports(_ hint: AtomName) -> Bool {
    guard let check = values(of: .netSupportingWMCheck, on: root)?.first,
      values(of: .netSupportingWMCheck, on: XID(check))?.first == check,
      let supported = values(of: .netSupported, on: root)
    else { return false }
    return supported.contains { Atom($0) == atoms[hint] }
  }
}
