import CX11

extension Display {
  /// The 8-bit values of a property of any window, of at most 1 MiB, or `nil` when there is none.
  ///
  /// - Complexity: Two round trips.
  func bytes(of property: AtomName, on window: XID) -> [UInt8]? {
    read(property, on: window, format: 8) { (values: UnsafeBufferPointer<UInt8>) in Array(values) }
  }

  /// The 32-bit values of a property of any window, or `nil` when there is none.
  ///
  /// - Complexity: Two round trips.
  func values(of property: AtomName, on window: XID) -> [UInt32]? {
    read(property, on: window, format: 32) { (values: UnsafeBufferPointer<CUnsignedLong>) in
      values.map { UInt32(truncatingIfNeeded: $0) }
    }
  }

  private func read<Value, Result>(
    _ property: AtomName, on window: XID, format: Int32,
    _ body: (UnsafeBufferPointer<Value>) -> Result
  ) -> Result? {
    var (type, actualFormat, count, rest) = (Atom(), Int32(), UInt(), UInt())
    var data: UnsafeMutablePointer<UInt8>?
    let error = trapping {
      XGetWindowProperty(
        pointer, window, atoms[property], 0, 1 << 18, 0, CX11AnyPropertyType, &type, &actualFormat,
        &count, &rest, &data)
    }
    guard let data else { return nil }
    defer { XFree(data) }
    guard error == nil, actualFormat == format else { return nil }
    return data.withMemoryRebound(to: Value.self, capacity: Int(count)) {
      body(UnsafeBufferPointer(start: $0, count: Int(count)))
    }
  }
}
