extension Document {
  /// Returns the index of `handle` in section 0, or `nil` when it isn't there; O(1) at `index`.
  package func index(of handle: ItemHandle, expectedAt index: Int) -> Int? {
    if favorites.indices.contains(index), favorites[index] == handle { return index }
    return favorites.firstIndex(of: handle)
  }

  /// Returns the index of the favorite `id`, or `nil` when it isn't one; O(1) at `index`.
  package func index(of id: String, expectedAt index: Int) -> Int? {
    if favorites.indices.contains(index), ItemID(items.id(of: favorites[index])) == ItemID(id) {
      return index
    }
    guard let handle = items.handle(of: id), isFavorite(handle) else { return nil }
    return favorites.firstIndex(of: handle)
  }

  /// The index at `position` of an item that comes from elsewhere, or from `source`: after its
  /// predecessor, else before its successor, else at its index clamped to the order.
  ///
  /// Unless the item is pinned itself, the index is one between the pinned runs. Where all others
  /// are pinned, any index is: those before the item are one run then, and those behind the other.
  func index(of position: ItemPosition, isPinned: Bool, without source: Int? = nil) -> Int {
    let last = favorites.count - (source == nil ? 0 : 1)
    let index =
      index(of: position.predecessor, expectedAt: position.index - 1, without: source).map {
        $0 + 1
      }
      ?? index(of: position.successor, expectedAt: position.index, without: source)
      ?? min(max(position.index, 0), last)
    guard !isPinned, pins.prefixCount < last else { return index }
    return max(min(index, last - pins.suffixCount), pins.prefixCount)
  }

  /// The index of the favorite `id`, counted without the one at `source`.
  private func index(of id: String?, expectedAt index: Int, without source: Int?) -> Int? {
    let isBehind = source.map { index >= $0 } ?? false
    guard let id, let found = self.index(of: id, expectedAt: isBehind ? index + 1 : index),
      found != source
    else { return nil }
    return source.map { found > $0 } ?? false ? found - 1 : found
  }

  /// The position of the favorite at `index`.
  package func position(at index: Int) -> ItemPosition {
    ItemPosition(
      index: index, predecessor: id(ofFavoriteAt: index - 1),
      successor: id(ofFavoriteAt: index + 1))
  }

  /// The position that the favorite at `source` has after a move to `destination`.
  package func position(afterMoving source: Int, to destination: Int) -> ItemPosition {
    let isForward = destination > source
    return ItemPosition(
      index: destination,
      predecessor: id(ofFavoriteAt: isForward ? destination : destination - 1),
      successor: id(ofFavoriteAt: isForward ? destination + 1 : destination))
  }

  /// The position at `index` of an item that is not in section 0 yet.
  package func position(inserting index: Int) -> ItemPosition {
    ItemPosition(
      index: index, predecessor: id(ofFavoriteAt: index - 1), successor: id(ofFavoriteAt: index))
  }

  private func id(ofFavoriteAt index: Int) -> String? {
    favorites.indices.contains(index) ? items.id(of: favorites[index]) : nil
  }
}
