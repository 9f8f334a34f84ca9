import CX11

/// Actions of session programs and window managers.
extension Connection {
  /// Sets the server's resources, as `xrdb` does.
  func setResources(_ text: String) {
    let bytes = Array(text.utf8)
    XChangeProperty(
      display, root, atom("RESOURCE_MANAGER"), atom("STRING"), 8, PropModeReplace, bytes,
      Int32(bytes.count))
    sync()
  }

  /// Sets a property that is a list of atoms.
  func set(_ property: String, of window: Window, to atoms: [String]) {
    set(property, of: window, type: "ATOM", atoms.map { atom($0) })
  }

  /// Sets a property that is a list of numbers.
  func set(_ property: String, of window: Window, toNumbers numbers: [UInt]) {
    set(property, of: window, type: "CARDINAL", numbers)
  }

  /// Sets a property that is another window.
  func set(_ property: String, of window: Window, toWindow other: Window) {
    set(property, of: window, type: "WINDOW", [other])
  }

  private func set(_ property: String, of window: Window, type: String, _ values: [UInt]) {
    values.withUnsafeBytes { bytes in
      _ = XChangeProperty(
        display, window, atom(property), atom(type), 32, PropModeReplace,
        bytes.bindMemory(to: UInt8.self).baseAddress, Int32(values.count))
    }
    sync()
  }

  /// Deletes a property of the root window.
  func removeProperty(_ name: String) {
    XDeleteProperty(display, root, atom(name))
    sync()
  }

  /// Makes `window` the owner of a selection; nobody when it is 0.
  func own(_ selection: String, by window: Window) {
    XSetSelectionOwner(display, atom(selection), window, 0)
    sync()
  }

  /// Announces that the window is going to be resized: `_NET_WM_SYNC_REQUEST`.
  func announceSize(to window: Window, value: Int) {
    let message = Int(atom("_NET_WM_SYNC_REQUEST"))
    send(
      "WM_PROTOCOLS", about: window, to: window, [message, 0, value & 0xffff_ffff, value >> 32])
  }

  /// The value of a counter of the SYNC extension.
  func value(ofCounter counter: UInt) -> Int? {
    var (event, error, major, minor): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard XSyncQueryExtension(display, &event, &error) != 0,
      XSyncInitialize(display, &major, &minor) != 0
    else { return nil }
    var value = XSyncValue()
    guard XSyncQueryCounter(display, counter, &value) != 0 else { return nil }
    return Int(value.hi) << 32 | Int(value.lo)
  }
}
