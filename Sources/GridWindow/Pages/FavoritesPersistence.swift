import GridCore
import GridStore

/// How the favorites of a page are stored: which part of a file is shown, and who writes it.
struct FavoritesPersistence {
  /// Saves edits on a thread of its own; `nil` if the order is not stored.
  let writer: Writer?
  /// The titles and icons of missing favorites; `nil` if nothing is stored.
  let memory: FavoriteCache?
  /// The part of the file that is shown; `nil` for all of it.
  let listing: ListedFavorites?
  /// What was stored when the page opened.
  let loaded: LoadedFavorites

  /// Loads the favorites of `store`.
  ///
  /// - Throws: `StoreError.system` if the system has no thread or descriptor left.
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
  /// While the installed applications are unknown (`isIncomplete`), every favorite counts as
  /// available.
  func load(into document: inout Document, isIncomplete: Bool) {
    let favorites = shown(of: loaded.state.favorites)
    document.loadFavorites(favorites.ids, pinned: favorites.pinned)
    memory?.recall(into: &document, as: isIncomplete ? .available : .missing)
  }

  /// The part of `stored` that is shown.
  func shown(of stored: Favorites) -> Favorites { listing?.shown(of: stored) ?? stored }

  /// The favorites to store when `shown` is the shown part of `stored`.
  func storing(_ shown: Favorites, over stored: Favorites) -> Favorites {
    listing?.storing(shown, over: stored) ?? shown
  }
}
