public import GridDocument

/// How every item fits what was typed.
public struct SearchFits: Sendable {
  /// What was typed, folded.
  let pattern: [UInt8]
  /// The number of the rank of each item, by its handle.
  let numbers: [UInt8]

  /// The items of `page` that fit, sorted by `SearchMatch.rank`.
  ///
  /// Items of the same rank keep the order of the page: where it has its favorites first, they are
  /// first among their equals.
  /// - Precondition: The index knows all items of the page.
  /// - Complexity: O(items).
  public func sorted(_ page: [ItemHandle]) -> [ItemHandle] {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: SearchRank.count) { ends in
      ends.initialize(repeating: 0)
      // That the index knows all items is checked here, and need not be again.
      for item in page { ends[Int(numbers[Int(item.rawValue)])] += 1 }
      let found = page.count - ends[Int(SearchRank.none.number)]
      var end = 0
      for number in ends.indices { (ends[number], end) = (end, end + ends[number]) }
      return [ItemHandle](unsafeUninitializedCapacity: page.count) { sorted, count in
        numbers.withUnsafeBufferPointer { numbers in
          for item in page {
            let number = Int(numbers[Int(item.rawValue)])
            sorted[ends[number]] = item
            ends[number] += 1
          }
        }
        count = found
      }
    }
  }
}
