public import GridDocument

/// How every item fits what was typed.
public struct SearchResults: Sendable {
  /// What was typed.
  let query: SearchQuery
  /// The number of the rank of each item, by its handle.
  let numbers: [UInt8]
  /// Whether errors were put right.
  let hasTypos: Bool

  /// The items of `page` that fit, the best first.
  ///
  /// Of items that fit equally well the `picked` ones come first, then those that are first on the
  /// page: where that has its favorites first, they are first among their equals.
  ///
  /// - Precondition: The index knows all items of the page.
  /// - Complexity: O(items).
  public func sorted(_ page: [ItemHandle], picked: [ItemHandle] = []) -> [ItemHandle] {
    var ends = [Int](repeating: 0, count: 2 * SearchRank.count)
    for item in page { ends[key(of: item, picked)] += 1 }
    var found = 0
    for key in 0..<2 * Int(SearchRank.none) { (ends[key], found) = (found, found + ends[key]) }
    var sorted = [ItemHandle](repeating: ItemHandle(rawValue: 0), count: found)
    for item in page where numbers[Int(item.rawValue)] != SearchRank.none {
      let key = key(of: item, picked)
      sorted[ends[key]] = item
      ends[key] += 1
    }
    return sorted
  }

  @inline(__always)
  private func key(of item: ItemHandle, _ picked: [ItemHandle]) -> Int {
    2 * Int(numbers[Int(item.rawValue)]) + (picked.isEmpty || !picked.contains(item) ? 1 : 0)
  }
}
