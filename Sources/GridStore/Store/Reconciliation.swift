import GridDocument

/// Joins what two sides made of one state.
///
/// Each side's additions, removals, moves, pin marks and edits are taken over. Where both moved the
/// same item, ours holds; an item that one side removed is gone.
enum Reconciliation {
  /// The state that holds what `ours` and `theirs` made of `base`.
  static func merge(
    base: FavoritesState, ours: FavoritesState, theirs: FavoritesState
  ) -> FavoritesState {
    FavoritesState(
      merge(base: base.favorites, ours: ours.favorites, theirs: theirs.favorites),
      history: merge(base: base.history, ours: ours.history, theirs: theirs.history))
  }

  /// Their order, in which each item that we added or moved follows the one that precedes it in
  /// our order.
  ///
  ///     // base a b c, ours c a b, theirs a b x c: c a b x
  ///
  /// - Complexity: O(*n* log *n*).
  static func merge(base: Favorites, ours: Favorites, theirs: Favorites) -> Favorites {
    if ours == theirs || base == theirs { return ours }
    if base == ours { return theirs }
    let (baseIDs, ourIDs, theirIDs) = (base.itemIDs, ours.itemIDs, theirs.itemIDs)
    let placedByUs = Set(ourIDs).subtracting(stillIDs(from: baseIDs, to: ourIDs))
    let removed = Set(baseIDs).subtracting(ourIDs).union(Set(baseIDs).subtracting(theirIDs))
    let kept = theirIDs.filter { !removed.contains($0) && !placedByUs.contains($0) }
    let ids = weave(ourIDs.filter { !removed.contains($0) }, placing: placedByUs, into: kept)
      .map(\.text)
    let changedByUs = ours.pinned.symmetricDifference(base.pinned)
    let pinned = theirs.pinned.subtracting(changedByUs)
      .union(ours.pinned.intersection(changedByUs))
    return Favorites(ids, pinned: pinned.intersection(ids))
  }

  /// Puts the `placed` ones of `order` into `kept`, each behind what precedes it in `order`, and
  /// the first ones before what follows them.
  private static func weave(
    _ order: [ItemID], placing placed: Set<ItemID>, into kept: [ItemID]
  ) -> [ItemID] {
    let present = Set(kept)
    var first: [ItemID] = []
    var followers: [ItemID: [ItemID]] = [:]
    var anchor: ItemID?
    for id in order {
      if placed.contains(id) {
        if let anchor { followers[anchor, default: []].append(id) } else { first.append(id) }
      } else if present.contains(id) {
        anchor = id
      }
    }
    let successor = order.first { present.contains($0) }
    let index = successor.flatMap(kept.firstIndex) ?? kept.count
    return kept[..<index].flatMap { [$0] + (followers[$0] ?? []) } + first
      + kept[index...].flatMap { [$0] + (followers[$0] ?? []) }
  }

  /// A largest set of ids of both orders that keep their relative order: the ones nobody moved.
  ///
  /// The longest increasing run of old positions, by patience sorting.
  static func stillIDs(from old: [ItemID], to new: [ItemID]) -> Set<ItemID> {
    let positions = Dictionary(zip(old, old.indices), uniquingKeysWith: { first, _ in first })
    let common = new.compactMap { id in positions[id].map { (id: id, position: $0) } }
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: common.count)
    for index in common.indices {
      let length = ends.partitioningIndex { common[$0].position >= common[index].position }
      previous[index] = length > 0 ? ends[length - 1] : nil
      if length < ends.count { ends[length] = index } else { ends.append(index) }
    }
    var still: Set<ItemID> = []
    var next = ends.last
    while let index = next {
      still.insert(common[index].id)
      next = previous[index]
    }
    return still
  }
}

extension Favorites {
  fileprivate var itemIDs: [ItemID] { ids.map(ItemID.init) }
}

extension [Int] {
  /// The first index whose element `belongs` to the second part; the elements are parted already.
  fileprivate func partitioningIndex(where belongs: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
