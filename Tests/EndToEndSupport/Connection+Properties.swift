import CX11

extension Connection {
  /// The numbers of a 32-bit property; none when it is missing.
  func cardinals(_ name: String, of window: Window) -> [UInt] {
    read(name, of: window, format: 32) { bytes, count in
      bytes.withMemoryRebound(to: UInt.self, capacity: count) {
        Array(UnsafeBufferPointer(start: $0, count: count))
      }
    } ?? []
  }

  /// The text of an 8-bit property, zero bytes between its strings included.
  func text(_ name: String, of window: Window) -> String? {
    read(name, of: window, format: 8) { bytes, count in
      String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }
  }

  private func read<Value>(
    _ name: String, of window: Window, format: Int32,
    _ body: (UnsafeMutablePointer<UInt8>, Int) -> Value
  ) -> Value? {
    var (type, found): (Atom, Int32) = (0, 0)
    var (count, left): (UInt, UInt) = (0, 0)
    var bytes: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      display, window, atom(name), 0, 1 << 20, 0, Atom(AnyPropertyType), &type, &found, &count,
      &left, &bytes)
    guard status == 0, let bytes else { return nil }
    defer { XFree(bytes) }
    return found == format ? body(bytes, Int(count)) : nil
  }
}
