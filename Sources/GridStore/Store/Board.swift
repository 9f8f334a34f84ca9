package import GridDocument

/// What lasts of one grid: its favorites, and the edits that led to them.
package struct Board: Equatable, Sendable {
  /// The order and the pins of section 0.
  package var favorites: Favorites
  /// The edits that can be undone and redone.
  package var history: History

  /// A board of the given favorites and history.
  package init(_ favorites: Favorites = Favorites(), history: History = History()) {
    self.favorites = favorites
    self.history = history
  }

  /// The board that `document` shows, with its `history`.
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
