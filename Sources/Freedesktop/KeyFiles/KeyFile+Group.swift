extension KeyFile {
  /// One group: its keys with their values.
  public struct Group: Sendable {
    /// The name between the brackets.
    public let name: String
    /// The line of its first header, counted from 1.
    public let line: Int

    let source: Source
    var entries: [Entry] = []

    init(name: String, line: Int, source: Source) {
      (self.name, self.line, self.source) = (name, line, source)
    }

    /// Every key without a translation's suffix, in the order of the text; of repeated keys only the last.
    public var values: [Value] {
      let last = lastEntries
      return entries.filter { $0.rank == Entry.plain && last[name(of: $0)]?.line == $0.line }
        .map { Value($0, in: source) }
    }

    /// The lines that are ignored because their keys are repeated, each with the line that counts; only of
    /// keys for which `looked` returns true.
    public func repeats(where looked: (String) -> Bool = { _ in true }) -> [KeyFileError] {
      let last = lastEntries
      return entries.compactMap { entry in
        guard let other = last[name(of: entry)], other.line != entry.line else { return nil }
        let value = Value(entry, in: source)
        guard looked(value.key) else { return nil }
        return value.error(.repeatedKey(value.key, lastLine: other.line))
      }
    }

    private var lastEntries: [Entry.Name: Entry] {
      Dictionary(entries.map { (name(of: $0), $0) }, uniquingKeysWith: { $1 })
    }

    private func name(of entry: Entry) -> Entry.Name {
      Entry.Name(key: source.bytes[entry.key], rank: entry.rank)
    }

    /// The value of `key` without a translation's suffix, or nil when it has none.
    ///
    /// - Complexity: linear in the keys of the group.
    public func value(_ key: String) -> Value? {
      let hash = Entry.hash(of: key)
      let entry = entries.last { $0.rank == Entry.plain && $0.names(key, hash, in: source) }
      return entry.map { Value($0, in: source) }
    }

    /// The values of `key` that fit the locale, the best first and the plain one last.
    public func localizedValues(_ key: String) -> [Value] {
      let hash = Entry.hash(of: key)
      let found = entries.filter { $0.names(key, hash, in: source) }
      guard found.count > 1 else { return found.map { Value($0, in: source) } }
      return found.sorted { ($0.rank, -$0.line) < ($1.rank, -$1.line) }
        .map { Value($0, in: source) }
    }
  }

  /// One line with a key: the offsets of its parts in the text.
  struct Entry: Sendable {
    /// The rank of a key without a suffix: after all translations.
    static let plain = Int32.max

    /// What lines for the same key and translation have in common.
    struct Name: Hashable {
      let key: ArraySlice<UInt8>
      let rank: Int32
    }

    let hash: UInt32
    /// The place of the suffix among the locale's candidates; 0 is the best.
    let rank: Int32
    let line: Int
    let key: Range<Int>
    let value: Range<Int>

    func names(_ key: String, _ hash: UInt32, in source: Source) -> Bool {
      self.hash == hash && key.utf8.count == self.key.count
        && key.utf8.elementsEqual(source.bytes[self.key])
    }

    /// FNV-1a over the key's bytes.
    static func hash(of key: String) -> UInt32 {
      key.utf8.reduce(emptyHash) { hash($0, adding: $1) }
    }

    static let emptyHash: UInt32 = 2_166_136_261

    static func hash(_ hash: UInt32, adding byte: UInt8) -> UInt32 {
      (hash ^ UInt32(byte)) &* 16_777_619
    }
  }
}
