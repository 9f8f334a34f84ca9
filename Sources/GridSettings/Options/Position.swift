/// A position in the favorites, counted from 1.
package enum Position: Equatable, Sendable {
  /// Position `number`, counted from 1. Beyond the end it is the last position.
  case number(Int)
  /// The last position.
  case last

  /// Parses a position: a whole number from 1, or -1 for the last position.
  package init?(_ text: String) {
    switch Int(text) {
    case -1: self = .last
    case .some(let number) where number >= 1: self = .number(number)
    default: return nil
    }
  }

  /// The index to insert at, counted from 0, or `nil` for the last position.
  package var indexToInsert: Int? {
    if case .number(let number) = self { number - 1 } else { nil }
  }

  /// The index in a list of `count` items, counted from 0.
  ///
  /// - Precondition: `count` is at least 1.
  package func index(of count: Int) -> Int {
    switch self {
    case .number(let number): min(number, count) - 1
    case .last: count - 1
    }
  }
}
