/// A text that is compared byte for byte.
///
/// Ids, file names and group names are bytes: two spellings of a letter that only look the same are
/// two names, while Swift's `String` takes them for equal.
struct ByteString: Hashable, Comparable, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (left: Self, right: Self) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

  static func < (left: Self, right: Self) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension Sequence<String> {
  /// The texts without repetitions, in their order, compared byte for byte.
  func uniqueByBytes() -> [String] {
    var seen: Set<ByteString> = []
    return filter { seen.insert(ByteString($0)).inserted }
  }
}
