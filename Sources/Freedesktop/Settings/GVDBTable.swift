/// The table of a GVDB file: names in a tree of parents, each with a value.
///
/// A header of two numbers (the words of a Bloom filter, the buckets of a hash table) is followed
/// by those and by the items. The items are searched one after the other: the files are
/// small, and so the filter and the buckets need not be trusted.
struct GVDBTable: Sendable {
  private static let itemSize = 24
  private static let noParent = 0xFFFF_FFFF
  /// The most names in a key; more can only be a circle.
  private static let maximumDepth = 64
  /// The type of an item that holds a value, not another table.
  private static let valueType = Int(UInt8(ascii: "v"))

  private let bytes: UntrustedBytes
  private let items: Int
  private let count: Int

  /// The table between two offsets; nil when it doesn't fit there.
  init?(_ bytes: UntrustedBytes, from start: Int, to end: Int) {
    guard end <= bytes.bytes.count, let bloom = bytes.number(at: start),
      let buckets = bytes.number(at: start + 4)
    else { return nil }
    let items = start + 8 + 4 * (bloom & 0x07FF_FFFF) + 4 * buckets
    guard items <= end else { return nil }
    (self.bytes, self.items, count) = (bytes, items, (end - items) / Self.itemSize)
  }

  /// The value whose whole name is `key`.
  func value(of key: String) -> GVariantBytes? {
    let key = Array(key.utf8)
    return (0..<count).first(of: { isCalled(key, $0) ? value(at: $0) : nil })
  }

  private func value(at index: Int) -> GVariantBytes? {
    guard field(14, width: 1, of: index) == Self.valueType,
      let start = field(16, of: index), let end = field(20, of: index),
      let slice = bytes.slice(from: start, to: end)
    else { return nil }
    return GVariantBytes(variant: slice)
  }

  /// Whether the names of an item and its ancestors make up `key`.
  private func isCalled(_ key: [UInt8], _ index: Int) -> Bool {
    var (rest, index) = (key[...], index)
    for _ in 0..<Self.maximumDepth {
      guard index < count, let name = name(of: index), rest.suffix(name.count) == name,
        let parent = field(4, of: index)
      else { return false }
      rest = rest.dropLast(name.count)
      if parent == Self.noParent { return rest.isEmpty }
      index = parent
    }
    return false
  }

  private func name(of index: Int) -> ArraySlice<UInt8>? {
    guard let start = field(8, of: index), let size = field(12, width: 2, of: index) else {
      return nil
    }
    return bytes.slice(from: start, to: start + size)
  }

  private func field(_ offset: Int, width: Int = 4, of index: Int) -> Int? {
    bytes.number(at: items + index * Self.itemSize + offset, width: width)
  }
}
