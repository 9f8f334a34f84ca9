extension Document {
  /// The index of `handle` in section 0, looked for first where it is expected.
  func index(of handle: ItemHandle, expectedAt index: Int) -> Int? {
    if favorites.indices.contains(index), favorites[index] == handle { return index }
    return favorites.firstIndex(of: handle)
  }

  /// Where an item goes that is not in section 0 at present: after its predecessor, else before
  /// its successor, else at the index as far as there is one.
  func index(of place: Place) -> Int {
    if let predecessor = place.predecessor.flatMap(items.handle(of:)),
      let index = index(of: predecessor, expectedAt: place.index - 1)
    {
      return index + 1
    }
    if let successor = place.successor.flatMap(items.handle(of:)),
      let index = index(of: successor, expectedAt: place.index)
    {
      return index
    }
    return min(max(place.index, 0), favorites.count)
  }

  /// Where an item goes as `index(of:)` says, but between the pinned runs unless it is pinned
  /// itself.
  func index(of place: Place, isPinned: Bool) -> Int {
    guard !isPinned else { return index(of: place) }
    let last = favorites.count - pins.suffixCount
    return min(max(index(of: place), pins.prefixCount), max(last, pins.prefixCount))
  }

  /// Whether the item at `index` stands between the neighbors that `place` names.
  func neighborsMatch(_ place: Place, around index: Int) -> Bool {
    place == self.place(at: index)
  }

  /// The place of the favorite at `index`.
  func place(at index: Int) -> Place {
    Place(
      index: index, predecessor: id(ofFavoriteAt: index - 1),
      successor: id(ofFavoriteAt: index + 1))
  }

  /// The place that the favorite at `source` has after a move to `destination`.
  func place(afterMoving source: Int, to destination: Int) -> Place {
    let isForward = destination > source
    return Place(
      index: destination,
      predecessor: id(ofFavoriteAt: isForward ? destination : destination - 1),
      successor: id(ofFavoriteAt: isForward ? destination + 1 : destination))
  }

  /// The place at `index` of an item that is not in section 0 yet.
  func place(inserting index: Int) -> Place {
    Place(
      index: index, predecessor: id(ofFavoriteAt: index - 1), successor: id(ofFavoriteAt: index))
  }

  private func id(ofFavoriteAt index: Int) -> String? {
    favorites.indices.contains(index) ? items[favorites[index]].id : nil
  }
}
