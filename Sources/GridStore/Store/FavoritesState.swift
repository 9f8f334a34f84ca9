package import GridDocument

/// What lasts of one grid: its favorites, and the edits that led to them.
package struct FavoritesState: Equatable, Sendable {
  /// The order and the pins of section 0.
  package var favorites: Favorites
  /// The edits that can be undone and redone.
  package var history: History

  /// The state with the given favorites and history.
  package init(_ favorites: Favorites = Favorites(), history: History = History()) {
    self.favorites = favorites
    self.history = history
  }

  /// The state that `document` shows, with its `history`.
  ///
  /// - Complexity: O(*n*) in the favorites.
  package init(_ document: Document, history: History) {
    favorites = Favorites()
    favorites.ids.reserveCapacity(document.favorites.count)
    for handle in document.favorites {
      let id = document.items[handle].id
      favorites.ids.append(id)
      if document.isMarkedAsPinned(handle) { favorites.pinned.insert(id) }
    }
    self.history = history
  }
}

/// The ids of section 0 in order, and which of them are marked as pinned.
package struct Favorites: Equatable, Sendable {
  /// The ids in order, each once; ids are equal when their bytes are.
  package var ids: [String]
  /// The ids that carry a pin mark; each of them is in `ids`.
  package var pinned: Set<String>

  /// Favorites in the order of `ids`.
  package init(_ ids: [String] = [], pinned: Set<String> = []) {
    self.ids = ids
    self.pinned = pinned
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.pinned == right.pinned && left.ids.count == right.ids.count
      && zip(left.ids, right.ids).allSatisfy { ItemID($0) == ItemID($1) }
  }
}

/// What the store knows when the program starts.
package struct LoadedFavorites: Sendable {
  /// The favorites and their history.
  package var state = FavoritesState()
  /// Whether there is no favorites file yet; the favorites are then the store's initial ones.
  package var isFirstStart = false
  /// Why there may be other favorites than these, in one sentence: the file could not be read, and
  /// the last good copy stands for it.
  package var failure: String?
  /// What the person should know, each one sentence: damage, repeated ids, an unreadable file.
  package var notes: [String] = []

  /// Nothing: what a grid without a file starts with.
  package init() {}
}

/// What a change of the stored favorites led to.
package struct CommitResult: Sendable {
  /// The favorites and the history that are stored now.
  package var state = FavoritesState()
  /// The edit that was made, undone or redone; `nil` when there was nothing to do.
  package var edit: Edit?
  /// The ids that an undo or redo skipped because they are no longer where they were.
  package var skippedIDs: [String] = []
  /// Whether the favorites file was written.
  package var wasSaved = false
  /// What the person should know, each one sentence: damage, repeated ids, dropped marks.
  package var notes: [String] = []
}
