import GridCore
import GridStore

/// How the favorites of one page are kept: which part of a file is shown, and who writes it.
struct FavoritesPersistence {
  /// Writes edits on a thread of its own; `nil` when the order does not outlast the page.
  let writer: Writer?
  /// How favorites look once they are gone; `nil` where nothing is written.
  let memory: FavoriteCache?
  /// The part of the file that is shown; `nil` for all of it.
  let listing: ListedFavorites?
  /// What was stored when the page opened.
  let loaded: LoadedFavorites

  /// Loads what `store` keeps.
  ///
  /// - Throws: `StoreError.system` when the machine has no thread or descriptor left.
  init(_ store: FavoritesStore?, showing listing: ListedFavorites?) throws(StoreError) {
    self.listing = listing
    guard var store else {
      (writer, memory, loaded) = (nil, nil, LoadedFavorites())
      return
    }
    loaded = store.load()
    let writer = try Writer(store, loaded)
    (self.writer, memory) = (writer, FavoriteCache(store.memory, writer: writer))
  }

  /// Fills section 0 of `document`.
  ///
  /// As long as it is not known what is installed (`isIncomplete`), every favorite counts as
  /// available.
  func load(into document: inout Document, isIncomplete: Bool) {
    let favorites = shown(of: loaded.state.favorites)
    document.loadFavorites(favorites.ids, pinned: favorites.pinned)
    memory?.recall(into: &document, as: isIncomplete ? .available : .missing)
  }

  /// What of `stored` is shown.
  func shown(of stored: Favorites) -> Favorites { listing?.shown(of: stored) ?? stored }

  /// What is stored once `stored` shows `shown`.
  func storing(_ shown: Favorites, over stored: Favorites) -> Favorites {
    listing?.storing(shown, over: stored) ?? shown
  }
}
