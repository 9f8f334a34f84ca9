import Glibc

/// What was typed, folded, while items are looked through for it.
struct SearchPattern {
  /// What a text must have.
  let traits: SearchTraits
  /// The folded text.
  let bytes: UnsafeBufferPointer<UInt8>
  /// Whether it has two characters or more and all of them are ASCII, as `SearchRow` wants it.
  let isPlain: Bool

  /// The pattern of folded `bytes`, which must outlive it.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    traits = SearchTraits(bytes)
    isPlain = bytes.count > 1 && bytes.allSatisfy { $0 < 0x80 }
  }

  /// The best rank in the fields of one item, or `none` when it fits none.
  ///
  /// This is the plain way, for a text of any length and letters of any kind.
  func rank(in text: UnsafeBufferPointer<UInt8>) -> SearchRank {
    guard let first = bytes.first else { return .best }
    var (best, isScattered, start) = (SearchRank.none, false, 0)
    while let place = text.place(of: first, from: start) {
      start = place + 1
      let previous = text[place - 1]
      // Inside a word nothing is better than what was found before.
      if best != .none, !previous.endsWord { continue }
      if isFound(at: place, in: text) {
        best = min(best, .ofHit(in: text.field(at: place), behind: previous))
        if best == .best { return best }
      } else if best == .none, !isScattered, previous.endsWord, text.field(at: place) == .name {
        isScattered = self.isScattered(from: place, in: text)
      }
    }
    return best == .none && isScattered ? SearchMatch.fuzzy.rank(isInName: true) : best
  }

  private func isFound(at place: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard place + bytes.count <= text.count else { return false }
    for offset in 1..<max(bytes.count, 1) where text[place + offset] != bytes[offset] {
      return false
    }
    return true
  }

  /// Whether the characters of the pattern stand in their order in the field at `place`.
  ///
  /// A character that was found in part only is begun anew.
  private func isScattered(from place: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    var count = 0
    for byte in text[place...] where count < bytes.count {
      if SearchField(byte) != nil { return false }
      if byte != bytes[count] {
        while bytes[count] & 0xC0 == 0x80 { count -= 1 }
        if count == 0 { return false }
      }
      if byte == bytes[count] { count += 1 }
    }
    return count == bytes.count
  }
}

extension SearchRank {
  /// The rank of what was found in `field` behind the byte `previous`.
  static func ofHit(in field: SearchField?, behind previous: UInt8) -> SearchRank {
    let match = previous.endsWord ? SearchMatch.word : .inside
    switch field {
    case .name where previous == SearchField.name.rawValue: return .best
    case .name: return match.rank(isInName: true)
    case .initials where previous == SearchField.initials.rawValue:
      return SearchMatch.initials.rank(isInName: true)
    case .initials, nil: return .none
    case .other: return match.rank(isInName: false)
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The next place of `byte` from `start` on.
  fileprivate func place(of byte: UInt8, from start: Int) -> Int? {
    guard let baseAddress, start < count,
      let found = memchr(baseAddress + start, Int32(byte), count - start)
    else { return nil }
    return UnsafeRawPointer(baseAddress).distance(to: found)
  }

  /// The field that `place` lies in.
  fileprivate func field(at place: Int) -> SearchField? {
    var place = place
    while place > 0 {
      place -= 1
      if let field = SearchField(self[place]) { return field }
    }
    return nil
  }
}
