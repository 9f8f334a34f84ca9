/// Makes texts comparable: no case, no diacritical marks, no compatibility variants.
///
/// A text is decomposed as by Unicode's NFKD and folded as by its full case folding. Beyond that,
/// marks above and below letters are dropped, katakana becomes hiragana, and letters such as `ø`
/// become what is typed instead of them.
public enum Folding {
  /// What ends a word and is not compared itself.
  enum Separation: Comparable {
    /// The letter belongs to the word of the one before.
    case none
    /// A word begins, without a separator before it: `O` in `LibreOffice`.
    case word
    /// A separator, or nothing, stands before the letter.
    case separator
  }

  /// Appends the folded UTF-8 of `text`, without separators.
  public static func append(_ text: String, to bytes: inout [UInt8]) {
    var folder = Folder()
    for scalar in text.unicodeScalars { folder.fold(scalar) { byte, _ in bytes.append(byte) } }
  }

  /// The words of `text`, each folded; a word ends at a separator.
  static func words(of text: String) -> [[UInt8]] {
    var folder = Folder()
    var words: [[UInt8]] = []
    for scalar in text.unicodeScalars {
      folder.fold(scalar) { byte, separation in
        if separation == .separator { words.append([]) }
        words[words.count - 1].append(byte)
      }
    }
    return words
  }

  /// Whether the scalar is a diacritical mark or a vowel point, which is dropped.
  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.canonicalCombiningClass.rawValue {
    case 1, 10...36, 200...240: true
    default: false
    }
  }

  /// What the scalars of the table fold to.
  fileprivate static let table: [Unicode.Scalar: [UInt8]] = {
    var table: [Unicode.Scalar: [UInt8]] = [:]
    for group in FoldingTable.groups.unicodeScalars.split(whereSeparator: {
      $0 == " " || $0 == "\n"
    }) {
      guard let equals = group.lastIndex(of: "=") else { continue }
      let folded = Array(String(group[..<equals]).utf8)
      for scalar in group[group.index(after: equals)...] { table[scalar] = folded }
    }
    return table
  }()
}

/// Folds one text, scalar after scalar.
struct Folder {
  private var separation = Folding.Separation.separator
  private var isBehindSmallLetter = false

  /// Calls `emit` with each byte that `scalar` folds to, and how its word begins.
  @inline(__always)
  mutating func fold(_ scalar: Unicode.Scalar, emit: (UInt8, Folding.Separation) -> Void) {
    if scalar.isASCII {
      foldASCII(UInt8(truncatingIfNeeded: scalar.value), emit: emit)
    } else {
      for byte in expansion(of: scalar) { self.emit(byte, emit) }
    }
  }

  @inline(__always)
  private mutating func foldASCII(
    _ byte: UInt8, emit: (UInt8, Folding.Separation) -> Void
  ) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"):
      self.emit(byte, emit)
      isBehindSmallLetter = true
    case UInt8(ascii: "A")...UInt8(ascii: "Z"):
      if isBehindSmallLetter { separation = max(separation, .word) }
      self.emit(byte | 0x20, emit)
      isBehindSmallLetter = false
    default:
      self.emit(byte, emit)
      isBehindSmallLetter = false
    }
  }

  /// Emits a folded byte, unless it is a separator.
  @inline(__always)
  private mutating func emit(
    _ byte: UInt8, _ emit: (UInt8, Folding.Separation) -> Void
  ) {
    guard !byte.isSeparator else { return separation = .separator }
    emit(byte, separation)
    separation = byte.isWordPart ? .none : .word
  }

  /// What a scalar beyond ASCII folds to; nothing when it is dropped.
  private mutating func expansion(of scalar: Unicode.Scalar) -> [UInt8] {
    if scalar.properties.isDefaultIgnorableCodePoint || Folding.isMark(scalar) { return [] }
    if scalar.properties.isWhitespace || scalar.properties.generalCategory == .control {
      return [UInt8(ascii: " ")]
    }
    if isBehindSmallLetter, scalar.properties.isUppercase { separation = max(separation, .word) }
    isBehindSmallLetter = scalar.properties.isLowercase
    if !scalar.isWordPart { separation = max(separation, .word) }
    if let syllable = HangulSyllable(scalar) { return syllable.jamo }
    return Folding.table[scalar] ?? Array(UTF8.encode(scalar).map { Array($0) } ?? [])
  }
}

/// A Hangul syllable, which is decomposed by the formula of Unicode's chapter 3.12.
private struct HangulSyllable {
  private let index: UInt32

  init?(_ scalar: Unicode.Scalar) {
    guard (0xAC00...0xD7A3).contains(scalar.value) else { return nil }
    index = scalar.value - 0xAC00
  }

  /// The UTF-8 of the leading consonant, the vowel and the trailing consonant, if there is one.
  var jamo: [UInt8] {
    let trailing = index % 28
    let values =
      [0x1100 + index / 588, 0x1161 + index % 588 / 28] + (trailing > 0 ? [0x11A7 + trailing] : [])
    return values.compactMap(Unicode.Scalar.init).flatMap {
      UTF8.encode($0).map { Array($0) } ?? []
    }
  }
}

extension UInt8 {
  /// Whether this byte of a folded text only separates words.
  fileprivate var isSeparator: Bool {
    switch self {
    case ...UInt8(ascii: " "), 0x7F: true
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: ","): true
    case UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "'"): true
    default: false
    }
  }

  /// Whether a word goes on behind this byte of a folded text.
  fileprivate var isWordPart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is no sign of punctuation and no symbol.
  fileprivate var isWordPart: Bool {
    switch properties.generalCategory {
    case .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .connectorPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      false
    default: true
    }
  }
}
