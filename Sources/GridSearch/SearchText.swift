/// The kinds of text that an item can be found by; the byte of its kind stands before each text.
enum SearchField: UInt8, Sendable {
  /// A name, or how a Chinese name is read.
  case name = 1
  /// Anything else: kind, keywords, program, id.
  case other

  /// The field that `byte` begins; `nil` for a byte of a text.
  init?(_ byte: UInt8) {
    guard byte <= 2 else { return nil }
    self.init(rawValue: byte)
  }
}

/// Folded texts behind each other, and where their words begin.
struct SearchText: Sendable {
  /// The fields: for each the byte of its kind, then its folded text.
  private(set) var bytes: [UInt8] = []
  /// A bit for each byte, set where a word begins.
  private var wordStarts: [UInt64] = []
  /// For each byte the offset, in the UTF-8 of the field, of what it comes from; empty unless that is
  /// traced.
  private(set) var sources: [Int] = []
  private let isTraced: Bool

  /// No text yet; where bytes come from is remembered when it `isTraced`.
  init(isTraced: Bool = false) { self.isTraced = isTraced }

  /// Begins a field.
  mutating func begin(_ field: SearchField) { append(field.rawValue, beginsWord: false, from: 0) }

  /// Appends a byte that is folded already and comes from the character at `source`.
  mutating func append(_ byte: UInt8, beginsWord: Bool, from source: Int) {
    if bytes.count & 63 == 0 { wordStarts.append(0) }
    if beginsWord { wordStarts[bytes.count >> 6] |= 1 << UInt64(bytes.count & 63) }
    bytes.append(byte)
    if isTraced { sources.append(source) }
  }

  /// Appends the folded `text`.
  mutating func append(_ text: String) {
    var (folder, offset) = (Folder(), 0)
    for scalar in text.unicodeScalars {
      folder.fold(scalar) { byte, separation in
        append(byte, beginsWord: separation != .none, from: offset)
      }
      offset += UTF8.width(scalar)
    }
  }

  /// Appends bytes of no field, so that windows of 64 bytes and one more can be read anywhere.
  mutating func pad() {
    for _ in 0..<80 { append(0, beginsWord: false, from: 0) }
  }

  /// Whether a word begins at `offset`.
  func beginsWord(at offset: Int) -> Bool {
    wordStarts[offset >> 6] >> UInt64(offset & 63) & 1 != 0
  }

  /// Where the next word of `row` begins from `offset` on; its end when none does.
  func nextWord(from offset: Int, in row: SearchRow) -> Int {
    var offset = offset
    while offset < row.end {
      let words = wordStarts[offset >> 6] >> UInt64(offset & 63)
      if words != 0 { return min(offset + words.trailingZeroBitCount, row.end) }
      offset = (offset | 63) + 1
    }
    return row.end
  }

  /// Where the word that `offset` lies in ends: at the next one, or at `end`.
  func endOfWord(from offset: Int, before end: Int) -> Int {
    var offset = offset + 1
    while offset < end, !beginsWord(at: offset) { offset += 1 }
    return min(offset, end)
  }

  /// Where the field ends that `offset` lies in.
  func endOfField(from offset: Int, before end: Int) -> Int {
    var offset = offset
    while offset < end, SearchField(bytes[offset]) == nil { offset += 1 }
    return offset
  }
}
