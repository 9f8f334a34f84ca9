/// The bytes of a binary file, read at untrusted offsets from the file itself.
struct UntrustedBytes: Sendable {
  /// Which byte of a number comes first.
  enum Order { case big, little }

  let bytes: [UInt8]
  let order: Order

  /// The number of `width` bytes (1 to 4) at `offset`; nil beyond the end.
  func number(at offset: Int, width: Int = 4) -> Int? {
    guard let slice = slice(from: offset, to: offset + width) else { return nil }
    return switch order {
    case .big: slice.reduce(0) { $0 << 8 | Int($1) }
    case .little: slice.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
  }

  /// The bytes between two offsets; nil when these are out of bounds or in the wrong order.
  func slice(from start: Int, to end: Int) -> ArraySlice<UInt8>? {
    0 <= start && start <= end && end <= bytes.count ? bytes[start..<end] : nil
  }

  /// Whether the bytes at `offset` are `name` and a NUL.
  ///
  /// - Complexity: O(length of `name`), whatever is there.
  func hasName(_ name: String, at offset: Int) -> Bool {
    guard let found = slice(from: offset, to: offset + name.utf8.count + 1) else { return false }
    return found.last == 0 && found.dropLast().elementsEqual(name.utf8)
  }

  /// The bytes from `offset` to the next NUL; nil when there is none within `limit` bytes.
  func name(at offset: Int, limit: Int = 4096) -> ArraySlice<UInt8>? {
    guard 0 <= offset, offset < bytes.count else { return nil }
    let window = bytes[offset..<min(bytes.count, offset + limit)]
    return window.firstIndex(of: 0).map { window[..<$0] }
  }
}
