/// How well a pattern fits what an item can be found by, the best first.
public enum SearchMatch: UInt8, CaseIterable, Sendable {
  /// A name begins with it.
  case name
  /// A word begins with it.
  case word
  /// The first letters of the words of a name begin with it.
  case initials
  /// It stands inside a word.
  case inside
  /// Its letters stand in a name in their order, the first at the start of a word.
  case fuzzy

  /// The one number by which results are sorted, the least first; results of the same rank keep
  /// the order of the page, where favorites are first.
  ///
  ///     rank = 2 × match + 1 × (not in a name)
  public func rank(isInName: Bool) -> SearchRank {
    SearchRank(number: 2 * rawValue + (isInName ? 0 : 1))
  }
}

/// How good a result is.
public struct SearchRank: Comparable, Sendable {
  /// The number that results are sorted by.
  public let number: UInt8

  /// That a name begins with what was typed.
  static let best = SearchMatch.name.rank(isInName: true)
  /// That nothing fits.
  static let none = SearchRank(number: .max)
  /// How many numbers there are, `none` included.
  static let count = Int(UInt8.max) + 1

  /// Whether `first` is the better one.
  public static func < (first: SearchRank, second: SearchRank) -> Bool {
    first.number < second.number
  }
}
