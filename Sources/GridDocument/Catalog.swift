/// The sections below the favorites: as they were listed, and as they are shown.
///
/// Under `Membership.copies` the two are the same. Under `moves` the shown lists lack the
/// favorites, and the items removed during this run come first.
struct Catalog: Sendable {
  private let membership: Membership
  private var listed: [GridSection] = []
  private var removed: [[ItemHandle]] = []
  private var homes: [ItemHandle: Int] = [:]

  init(membership: Membership) { self.membership = membership }

  mutating func load(_ sections: [GridSection]) {
    listed = sections
    guard membership == .moves else { return }
    let kept = removed
    removed = Array(repeating: [], count: sections.count)
    homes.removeAll(keepingCapacity: true)
    for (index, section) in sections.enumerated() {
      for handle in section.items { homes[handle] = index }
    }
    for handle in kept.joined() {
      if let home = homes[handle] { removed[home].append(handle) }
    }
  }

  /// The section that lists `handle`, from 0, or `nil` when it has no home or nothing moves.
  func home(of handle: ItemHandle) -> Int? { homes[handle] }

  /// The index of `handle` among the items removed from its section during this run.
  func removedIndex(of handle: ItemHandle) -> Int? {
    homes[handle].flatMap { removed[$0].firstIndex(of: handle) }
  }

  /// Removes the item from its section's shown list when it becomes a favorite.
  mutating func giveAway(_ handle: ItemHandle) {
    guard let home = homes[handle] else { return }
    removed[home].removeAll { $0 == handle }
  }

  /// Returns the item to its section: among the removed ones, or where it is listed.
  mutating func takeBack(_ handle: ItemHandle, removedIndex: Int?) {
    guard let home = homes[handle], let removedIndex else { return }
    removed[home].insert(handle, at: min(max(removedIndex, 0), removed[home].count))
  }

  /// Removes the items that a change of the file made favorites.
  mutating func favoritesReplaced(_ isFavorite: (ItemHandle) -> Bool) {
    for home in removed.indices { removed[home].removeAll(where: isFavorite) }
  }

  /// The sections as shown when the items whose flag is set are favorites.
  ///
  /// - Complexity: O(1) a section under `copies`, O(*n*) in the items under `moves`.
  func shown(without favoriteFlags: [Bool]) -> [GridSection] {
    guard membership == .moves else { return listed }
    return listed.indices.map { index in
      var section = listed[index]
      let first = Set(removed[index])
      let rest = section.items.filter { handle in
        !(handle.row < favoriteFlags.count && favoriteFlags[handle.row]) && !first.contains(handle)
      }
      section.items = removed[index] + rest
      return section
    }
  }
}

/// What adding a catalog item to the favorites does to the catalog.
public enum Membership: Sendable {
  /// The catalog item stays where it is and its badge turns from plus to tick.
  case copies
  /// The item leaves its catalog section, and comes back to it when it is removed.
  case moves
}
