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
    var (best, field, previous) = (Fit?.none, SearchField.other, UInt8(0))
    for (place, byte) in text.enumerated() {
      if byte == first, isFound(at: place, in: text),
        let fit = Self.fit(in: field, behind: previous), fit.isBetter(than: best)
      {
        if fit == .best { return fit }
        best = fit
      }
      if let next = SearchField(rawValue: byte) { field = next }
      previous = byte
    }
    return best ?? (isScattered(in: text) ? Fit(match: .fuzzy, isInName: true) : nil)
  }

  private func isFound(at place: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard place + bytes.count <= text.count else { return false }
    for offset in 1..<max(bytes.count, 1) where text[place + offset] != bytes[offset] {
      return false
    }
    return true
  }

  private static func fit(in field: SearchField, behind previous: UInt8) -> Fit? {
    switch field {
    case .name where previous == SearchField.name.rawValue: .best
    case .name: Fit(match: previous.endsWord ? .word : .inside, isInName: true)
    case .initials where previous == SearchField.initials.rawValue:
      Fit(match: .initials, isInName: true)
    case .initials: nil
    case .other: Fit(match: previous.endsWord ? .word : .inside, isInName: false)
    }
  }

  /// Whether the characters of the pattern stand in a name in their order, the first at the start
  /// of a word.
  private func isScattered(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    var (count, isName, previous) = (0, false, UInt8(0))
    for byte in text {
      if let field = SearchField(rawValue: byte) {
        (count, isName) = (0, field == .name)
      } else if isName {
        count = self.count(with: byte, after: count, behind: previous)
        if count == bytes.count { return true }
      }
      previous = byte
    }
    return false
  }

  /// How many bytes of the pattern are found with `byte`, when `count` were found before it.
  ///
  /// A character that was found in part only is begun anew.
  private func count(with byte: UInt8, after count: Int, behind previous: UInt8) -> Int {
    var count = count
    if byte != bytes[count] {
      while bytes[count] & 0xC0 == 0x80 { count -= 1 }
    }
    return byte == bytes[count] && (count > 0 || previous.endsWord) ? count + 1 : count
  }
}
