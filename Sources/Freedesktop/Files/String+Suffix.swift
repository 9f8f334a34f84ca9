extension String {
  /// Whether the last bytes are those of `suffix`.
  ///
  /// Unlike `hasSuffix` it knows nothing of canonical equivalence, as file names don't.
  func endsInBytes(of suffix: StaticString) -> Bool {
    let count = suffix.utf8CodeUnitCount
    guard utf8.count >= count else { return false }
    let bytes = UnsafeBufferPointer(start: suffix.utf8Start, count: count)
    return utf8.suffix(count).elementsEqual(bytes)
  }

  /// The text without its last `count` bytes, which must be ASCII.
  func droppingBytes(_ count: Int) -> String {
    String(self[..<utf8.index(utf8.endIndex, offsetBy: -count)])
  }
}
