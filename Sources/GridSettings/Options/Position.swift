/// A place in the favorites as a person counts it.
package enum Position: Equatable, Sendable {
  /// The place `number`, counted from 1; beyond the end it is the last one.
  case number(Int)
  /// The last place.
  case last

  /// The position that `text` names: a whole number from 1, or -1 for the last place.
  package init?(_ text: String) {
    switch Int(text) {
    case -1: self = .last
    case .some(let number) where number >= 1: self = .number(number)
    default: return nil
    }
  }

  /// The index from 0 to insert at; `nil` for the last place.
  package var indexToInsert: Int? {
    if case .number(let number) = self { number - 1 } else { nil }
  }

  /// The index from 0 in an order of `count` places, which has at least one.
  package func index(of count: Int) -> Int {
    switch self {
    case .number(let number): min(number, count) - 1
    case .last: count - 1
    }
  }
}
