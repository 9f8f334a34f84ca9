import GridStore

/// The part of a favorites file whose ids an input lists, and how its edits are merged into the
/// file.
///
/// The two functions are inverses: storing what is shown and showing what is stored lose nothing.
nonisolated struct ListedFavorites: Sendable {
  private let ids: [String]
  private let listed: Set<String>

  /// The part with the ids of the input, each once.
  init(_ ids: [String]) { (self.ids, listed) = (ids, Set(ids)) }

  /// The shown part of `stored`: its order first, then ids that only the input has.
  ///
  /// - Complexity: O(*n*).
  func shown(of stored: Favorites) -> Favorites {
    let known = Set(stored.ids)
    return Favorites(
      stored.ids.filter(listed.contains) + ids.filter { !known.contains($0) },
      pinned: stored.pinned.intersection(listed))
  }

  /// The favorites to store when `shown` is shown.
  ///
  /// An id that the input does not list stays behind the listed id before it; if that was removed,
  /// behind the nearest one before it that was not.
  ///
  /// - Complexity: O(*n*).
  func storing(_ shown: Favorites, over stored: Favorites) -> Favorites {
    let kept = Set(shown.ids)
    var hidden: [String?: [String]] = [:]
    var anchor: String?
    for id in stored.ids {
      if kept.contains(id) {
        anchor = id
      } else if !listed.contains(id) {
        hidden[anchor, default: []].append(id)
      }
    }
    let ids = shown.ids.reduce(into: hidden[nil] ?? []) { ids, id in
      ids.append(id)
      ids += hidden[id] ?? []
    }
    return Favorites(ids, pinned: shown.pinned.union(stored.pinned.subtracting(listed)))
  }
}
