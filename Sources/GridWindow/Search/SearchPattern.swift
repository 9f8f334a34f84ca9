import Glibc

/// What was typed, folded, while items are looked through for it.
nonisolated struct SearchPattern {
  /// The bytes that a text must have.
  let content: ByteSet
  private let bytes: UnsafeBufferPointer<UInt8>

  /// How a pattern fits an item.
  struct Fit: Equatable {
    /// How well.
    var match: SearchMatch
    /// Whether it fits a name.
    var isInName: Bool

    fileprivate static let best = Fit(match: .name, isInName: true)

    fileprivate func isBetter(than other: Fit?) -> Bool {
      guard let other else { return true }
      return rank < other.rank
    }

    private var rank: Int { match.rank(isInName: isInName, isFavorite: true) }
  }

  /// The pattern of folded `bytes`, which must outlive it.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    content = ByteSet(bytes)
  }

  /// The best fit in the fields of one item, or `nil` when it fits none.
  func fit(in text: UnsafeBufferPointer<UInt8>) -> Fit? {
    guard let first = bytes.first else { return .best }
    var (best, isScattered, start) = (Fit?.none, false, 0)
    while let place = text.place(of: first, from: start) {
      start = place + 1
      let previous = text[place - 1]
      // Inside a word nothing is better than what was found before.
      if best != nil, !previous.endsWord { continue }
      if isFound(at: place, in: text) {
        let fit = Self.fit(in: text.field(at: place), behind: previous)
        if fit == .best { return fit }
        if let fit, fit.isBetter(than: best) { best = fit }
      } else if best == nil, !isScattered, previous.endsWord, text.field(at: place) == .name {
        isScattered = self.isScattered(from: place, in: text)
      }
    }
    return best ?? (isScattered ? Fit(match: .fuzzy, isInName: true) : nil)
  }

  private func isFound(at place: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard place + bytes.count <= text.count else { return false }
    for offset in 1..<max(bytes.count, 1) where text[place + offset] != bytes[offset] {
      return false
    }
    return true
  }

  private static func fit(in field: SearchField?, behind previous: UInt8) -> Fit? {
    switch field {
    case .name where previous == SearchField.name.rawValue: .best
    case .name: Fit(match: previous.endsWord ? .word : .inside, isInName: true)
    case .initials where previous == SearchField.initials.rawValue:
      Fit(match: .initials, isInName: true)
    case .initials, nil: nil
    case .other: Fit(match: previous.endsWord ? .word : .inside, isInName: false)
    }
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

extension UnsafeBufferPointer<UInt8> {
  /// The next place of `byte` from `start` on.
  fileprivate nonisolated func place(of byte: UInt8, from start: Int) -> Int? {
    guard let baseAddress, start < count,
      let found = memchr(baseAddress + start, Int32(byte), count - start)
    else { return nil }
    return UnsafeRawPointer(baseAddress).distance(to: found)
  }

  /// The field that `place` lies in.
  fileprivate nonisolated func field(at place: Int) -> SearchField? {
    var place = place
    while place > 0 {
      place -= 1
      if let field = SearchField(self[place]) { return field }
    }
    return nil
  }
}
