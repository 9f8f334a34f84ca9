package import CX11

extension Display {
  /// The bytes of an 8-bit property of any window, at most 1 MiB; `nil` if the property is missing or
  /// has another format.
  ///
  /// - Complexity: Two round trips.
  package func bytes(of property: AtomName, on window: XID) -> [UInt8]? {
    read(atoms[property], on: window, format: 8) { (values: UnsafeBufferPointer<UInt8>) in
      Array(values)
    }
  }

  /// Reads and deletes an 8-bit property in one step, so that only one program can get it; `nil` if
  /// the property is missing.
  ///
  /// - Complexity: Two round trips.
  func readAndDelete(of property: AtomName, on window: XID) -> [UInt8]? {
    read(atoms[property], on: window, format: 8, deletes: true) {
      (values: UnsafeBufferPointer<UInt8>) in Array(values)
    }
  }

  /// The values of a 32-bit property of any window; `nil` if the property is missing or has another
  /// format.
  ///
  /// - Complexity: Two round trips.
  package func values(of property: AtomName, on window: XID) -> [UInt32]? {
    values(of: atoms[property], on: window)
  }

  /// The values of a 32-bit property of any window; `nil` if the property is missing or has another
  /// format.
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

  /// Sets a 32-bit property of `window`.
  ///
  /// Xlib expects each value in a `long`.
  package func set(_ property: Atom, of window: XID, type: Atom, values: [CUnsignedLong]) {
    values.withUnsafeBytes { bytes in
      _ = XChangeProperty(
        pointer, window, property, type, 32, PropModeReplace,
        bytes.bindMemory(to: UInt8.self).baseAddress, Int32(values.count))
    }
  }

  private func read<Value, Result>(
    _ property: Atom, on window: XID, format: Int32, deletes: Bool = false,
    _ body: (UnsafeBufferPointer<Value>) -> Result
  ) -> Result? {
    var (type, actualFormat, count, rest) = (Atom(), Int32(), UInt(), UInt())
    var data: UnsafeMutablePointer<UInt8>?
    let error = trapErrors {
      XGetWindowProperty(
        pointer, window, property, 0, 1 << 18, deletes ? 1 : 0, CX11AnyPropertyType, &type,
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
