package import CX11

extension Display {
  /// Asks the window manager for something about `window`: EWMH 1.5, section 3.
  func askWindowManager(_ type: AtomName, about window: XID, _ values: [Int]) {
    let mask: CX11EventMask = [.substructureNotify, .substructureRedirect]
    send(type, about: window, values, to: root, mask: mask.rawValue)
  }

  /// Tells the program that made `window` something.
  package func tell(_ window: XID, _ type: AtomName, _ values: [Int]) {
    send(type, about: window, values, to: window, mask: 0)
  }

  /// Sends at most five `values`.
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

  /// Whether any window manager is there: only one program may redirect what windows wish.
  ///
  /// - Complexity: Two round trips.
  var hasWindowManager: Bool {
    var attributes = XWindowAttributes()
    XGetWindowAttributes(pointer, root, &attributes)
    return CX11EventMask(rawValue: attributes.all_event_masks).contains(.substructureRedirect)
  }

  /// Whether a window manager is there that understands `wish`.
  ///
  /// - Complexity: Six round trips.
  package func windowManagerKnows(_ wish: AtomName) -> Bool {
    guard let check = values(of: .netSupportingWMCheck, on: root)?.first,
      values(of: .netSupportingWMCheck, on: XID(check))?.first == check,
      let supported = values(of: .netSupported, on: root)
    else { return false }
    return supported.contains { Atom($0) == atoms[wish] }
  }
}
