import GridStore

/// The part of a favorites file that an input lists: what of it is shown, and how what becomes of
/// that goes back into the file.
///
/// The two functions are each other's inverses: what is stored shows what was shown, and storing
/// what a file that lists the whole input shows leaves the file as it is.
nonisolated struct ListedFavorites: Sendable {
  private let ids: [String]
  private let listed: Set<String>

  /// The part that the lines of an input list, each id once.
  init(_ ids: [String]) { (self.ids, listed) = (ids, Set(ids)) }

  /// What of `stored` is shown: its order first, then what only the input has.
  ///
  /// - Complexity: O(*n*).
  func shown(of stored: Favorites) -> Favorites {
    let known = Set(stored.ids)
    return Favorites(
      stored.ids.filter(listed.contains) + ids.filter { !known.contains($0) },
      pinned: stored.pinned.intersection(listed))
  }

  /// What is stored once `stored` shows `shown`.
  ///
  /// An id that the input does not list follows the listed one before it, wherever that goes; when
  /// that was removed, the nearest one before it that was not.
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
