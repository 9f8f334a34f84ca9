/// How well an item fits what was typed, the best first.
public enum SearchMatch: UInt8, CaseIterable, Comparable, Sendable {
  /// A name is what was typed.
  case title
  /// A name begins with it.
  case titlePrefix
  /// A word of a name begins with it.
  case wordPrefix
  /// It stands inside a word of a name.
  case infix
  /// It is made of the beginnings of the first words of a name: `vsc` or `vscode` for Visual Studio
  /// Code.
  case initials
  /// A word that is not in a name begins with it.
  case otherWord
  /// It stands inside a word that is not in a name.
  case otherInfix = 7
  /// A word of a name begins with it once one typing error is put right.
  case typo
  /// The same for a word that is not in a name.
  case otherTypo

  /// Whether `first` is the better one.
  public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }

  /// Whether the match is in a name, without an error.
  var isInName: Bool { self <= .initials }
}

/// The one number by which results are sorted, the least first: that of the match for applications.
///
/// A helper stands behind everything that fits in a whole word without an error, unless its own title
/// is what was typed; an action stands behind all applications.
enum SearchRank {
  /// The number of an item that doesn't fit: the only one with the highest bit.
  static let none = UInt8.max
  /// How many numbers there are.
  static let count = 256

  /// The number for an item of a `kind` whose match has the number `match`.
  static func number(_ match: UInt8, _ kind: SearchEntry.Kind) -> UInt8 {
    if match == none { return none }
    switch kind {
    case .helper where match > SearchMatch.title.rawValue:
      return max(match, SearchMatch.otherWord.rawValue) + 1
    case .application, .helper: return match
    case .action: return match + 32
    }
  }
}
