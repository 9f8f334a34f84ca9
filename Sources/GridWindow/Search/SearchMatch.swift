/// How well a pattern fits what an item can be found by, the best first.
nonisolated enum SearchMatch: Int, CaseIterable, Sendable {
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

  /// How many ranks there are.
  static let rankCount = allCases.count * 4

  /// The one number by which results are sorted, the least first; results of the same rank keep
  /// the order of the catalog.
  ///
  ///     rank = 4 × match + 2 × (not in a name) + 1 × (no favorite)
  func rank(isInName: Bool, isFavorite: Bool) -> Int {
    4 * rawValue + (isInName ? 0 : 2) + (isFavorite ? 0 : 1)
  }
}
