/// The order of section 0 while an item may be lifted, without a copy of the order.
struct ProposedOrder: Sendable {
  let order: [ItemHandle]
  let lift: Lift?

  /// The number of slots: one more than favorites while a copy is lifted.
  var count: Int { order.count + (lift?.isCopy == true ? 1 : 0) }

  /// The item shown at `index`.
  ///
  /// - Complexity: O(1).
  subscript(index: Int) -> ItemHandle {
    guard let lift else { return order[index] }
    if index == lift.target { return lift.item }
    switch lift.origin {
    case .copy: return order[index < lift.target ? index : index - 1]
    case .favorite(let source):
      if source <= index, index < lift.target { return order[index + 1] }
      if lift.target < index, index <= source { return order[index - 1] }
      return order[index]
    }
  }
}
