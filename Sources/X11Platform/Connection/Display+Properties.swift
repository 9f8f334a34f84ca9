package import CX11

extension Display {
  /// The 8-bit values of a property of any window, of at most 1 MiB, or `nil` when there is none.
  ///
  /// - Complexity: Two round trips.
  package func bytes(of property: AtomName, on window: XID) -> [UInt8]? {
    read(atoms[property], on: window, format: 8) { (values: UnsafeBufferPointer<UInt8>) in
      Array(values)
    }
  }

  /// Takes a property off any window and returns its 8-bit values, or `nil` when there is none: the
  /// server gives it to one taker only.
  ///
  /// - Complexity: Two round trips.
  func takeBytes(of property: AtomName, on window: XID) -> [UInt8]? {
    read(atoms[property], on: window, format: 8, andDelete: true) {
      (values: UnsafeBufferPointer<UInt8>) in Array(values)
    }
  }

  /// The 32-bit values of a property of any window, or `nil` when there is none.
  ///
  /// - Complexity: Two round trips.
  package func values(of property: AtomName, on window: XID) -> [UInt32]? {
    values(of: atoms[property], on: window)
  }

  /// The 32-bit values of a property of any window, or `nil` when there is none.
  ///
  /// - Complexity: Two round trips.
  package func values(of property: Atom, on window: XID) -> [UInt32]? {
    read(property, on: window, format: 32) { (values: UnsafeBufferPointer<CUnsignedLong>) in
      values.map { UInt32(truncatingIfNeeded: $0) }
    }
  }

  /// Sets an 8-bit property of `window`.
  package func set(_ property: Atom, of window: XID, type: Atom, bytes: [UInt8]) {
    XChangeProperty(
      pointer, window, property, type, 8, PropModeReplace, bytes, Int32(bytes.count))
  }

  /// Sets a 32-bit property of `window`; Xlib takes each value as a `long`.
  package func set(_ property: Atom, of window: XID, type: Atom, values: [CUnsignedLong]) {
    values.withUnsafeBytes { bytes in
      _ = XChangeProperty(
        pointer, window, property, type, 32, PropModeReplace,
        bytes.bindMemory(to: UInt8.self).baseAddress, Int32(values.count))
    }
  }

  private func read<Value, Result>(
    _ property: Atom, on window: XID, format: Int32, andDelete isTaken: Bool = false,
    _ body: (UnsafeBufferPointer<Value>) -> Result
  ) -> Result? {
    var (type, actualFormat, count, rest) = (Atom(), Int32(), UInt(), UInt())
    var data: UnsafeMutablePointer<UInt8>?
    let error = trapping {
      XGetWindowProperty(
        pointer, window, property, 0, 1 << 18, isTaken ? 1 : 0, CX11AnyPropertyType, &type,
        &actualFormat, &count, &rest, &data)
    }
    guard let data else { return nil }
    defer { XFree(data) }
    guard error == nil, actualFormat == format else { return nil }
    return data.withMemoryRebound(to: Value.self, capacity: Int(count)) {
      body(UnsafeBufferPointer(start: $0, count: Int(count)))
    }
  }
}
