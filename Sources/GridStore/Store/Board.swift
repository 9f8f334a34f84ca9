public import GridDocument

/// What lasts of one grid: its favorites, and the edits that led to them.
public struct Board: Equatable, Sendable {
  /// The order and the pins of section 0.
  public var favorites: Favorites
  /// The edits that can be undone and redone.
  public var history: History

  /// A board of the given favorites and history.
  public init(_ favorites: Favorites = Favorites(), history: History = History()) {
    self.favorites = favorites
    self.history = history
  }

  /// The board that `document` shows, with its `history`.
  ///
  /// - Complexity: O(*n*) in the favorites.
  public init(_ document: Document, history: History) {
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
