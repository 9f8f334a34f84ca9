/// What the grid shows: the favorites in section 0 and the catalog in the sections below.
///
/// Only `apply(_:)` and the two loads change it, so an order is never half changed. The functions
/// of `Document+Edits` say what an edit would be without making it.
public struct Document: Sendable {
  /// All known items, by handle and by id.
  public package(set) var items = ItemTable()
  /// The sections as shown; section 0 holds the favorites and always exists.
  public private(set) var sections: [GridSection]
  /// What adding an item does to the catalog.
  public let membership: Membership
  /// The greatest number of favorites that an edit may lead to.
  public let limit: Int
  /// A number that grows with every change of the order, the pins or the catalog.
  public private(set) var revision = 0

  package private(set) var pins = Pins()
  var catalog: Catalog
  private var favoriteFlags: [Bool] = []

  /// The default of `limit`, far more than anybody orders by hand.
  public static let defaultLimit = 10_000

  /// A document with an empty section 0 called `title`, with `hint` beside it, and no catalog yet.
  public init(
    favoritesTitle title: String = "Favorites", hint: String = "", membership: Membership = .copies,
    limit: Int = Document.defaultLimit
  ) {
    sections = [GridSection(id: "favorites", title: title, hint: hint)]
    self.membership = membership
    self.limit = limit
    catalog = Catalog(membership: membership)
  }

  /// The favorites in order.
  public var favorites: [ItemHandle] { sections[0].items }

  /// The number of favorites that are pinned to the start.
  public var pinnedPrefixCount: Int { pins.prefixCount }

  /// The number of favorites that are pinned to the end.
  public var pinnedSuffixCount: Int { pins.suffixCount }

  /// The indices of section 0 whose items can be moved.
  public var movableRange: Range<Int> {
    pins.prefixCount..<(favorites.count - pins.suffixCount)
  }

  /// Whether `handle` is in section 0.
  ///
  /// - Complexity: O(1).
  public func isFavorite(_ handle: ItemHandle) -> Bool {
    handle.row < favoriteFlags.count && favoriteFlags[handle.row]
  }

  /// Whether the favorite at `index` never moves.
  public func isPinned(at index: Int) -> Bool { isPinned(at: index, of: favorites.count) }

  /// Whether the item at `index` never moves when section 0 has `places`, one more than favorites
  /// while a copy is lifted.
  package func isPinned(at index: Int, of places: Int) -> Bool { pins.holds(at: index, of: places) }

  /// Whether `handle` has a pin mark, even one inside the order that pins nothing.
  public func isMarkedAsPinned(_ handle: ItemHandle) -> Bool { pins.isMarked(handle) }

  /// The index of `handle` in section 0, or `nil` when it is no favorite.
  ///
  /// - Complexity: O(*n*) for a favorite, O(1) for any other item.
  public func indexOfFavorite(_ handle: ItemHandle) -> Int? {
    isFavorite(handle) ? favorites.firstIndex(of: handle) : nil
  }

  /// Where the catalog lists `handle`, preferably at `indexPath`; `nil` when it doesn't.
  ///
  /// - Complexity: O(1) when it is there, else O(*n*) in the catalog.
  package func catalogIndexPath(of handle: ItemHandle, near indexPath: IndexPath) -> IndexPath? {
    if self.handle(at: indexPath) == handle { return indexPath }
    for section in sections.indices.dropFirst() {
      if let item = sections[section].items.firstIndex(of: handle) {
        return IndexPath(item: item, section: section)
      }
    }
    return nil
  }

  /// The item at `indexPath`, or `nil` when there is none.
  public func handle(at indexPath: IndexPath) -> ItemHandle? { sections.handle(at: indexPath) }

  /// Returns where an item from `original` lands when `proposed` is asked for.
  ///
  /// That is the nearest position between the pinned runs of section 0; a pinned item stays where it
  /// is. An item from another section counts as one more favorite. The name is that of
  /// `UICollectionViewDelegate`.
  public func targetIndexPath(
    forMoveFrom original: IndexPath, toProposed proposed: IndexPath
  ) -> IndexPath {
    if original.section == 0, isPinned(at: original.item) { return original }
    let places = favorites.count + (original.section == 0 ? 0 : 1)
    let (first, last) = (pins.prefixCount, places - 1 - pins.suffixCount)
    let item = proposed.section == 0 ? min(max(proposed.item, first), last) : last
    return IndexPath(item: item, section: 0)
  }

  // MARK: Changing

  /// Makes the changes of `edit` and returns the ids that were skipped because they are no longer
  /// where the edit would take them from, are pinned there by now, or are there already.
  ///
  /// - Complexity: O(*n*) in the favorites; for a move of a known index O(*d*) in its distance.
  @discardableResult
  public mutating func apply(_ edit: Edit) -> [String] {
    let skipped = edit.changes.filter { !apply($0) }.map(\.id)
    if skipped.count < edit.changes.count { orderChanged() }
    return skipped
  }

  private mutating func apply(_ change: Change) -> Bool {
    switch (change.from, change.to) {
    case (.favorites(let old, let wasPinned), .favorites(let new, let isPinned)):
      guard let source = index(of: change.id, expectedAt: old.index) else { return false }
      guard wasPinned == isPinned || mark(source, from: wasPinned) else { return false }
      return old == new || move(from: source, to: new)
    case (.favorites(let old, _), .catalog(let removedIndex)):
      guard let source = index(of: change.id, expectedAt: old.index) else { return false }
      return remove(at: source, removedIndex: removedIndex)
    case (.catalog, .favorites(let new, let isPinned)):
      return insert(change.id, at: new, isPinned: isPinned)
    case (.catalog, .catalog): return false
    }
  }

  /// Sets the pin mark of the favorite at `index`, or removes it; `false` when that was done before.
  private mutating func mark(_ index: Int, from wasPinned: Bool) -> Bool {
    guard pins.isMarked(favorites[index]) == wasPinned else { return false }
    pins.set(favorites[index], marked: !wasPinned)
    return true
  }

  private mutating func move(from source: Int, to position: ItemPosition) -> Bool {
    guard !isPinned(at: source) else { return false }
    let target = index(of: position, isPinned: false, without: source)
    sections[0].items.moveElement(from: source, to: target)
    return target != source
  }

  private mutating func remove(at index: Int, removedIndex: Int?) -> Bool {
    guard !isPinned(at: index) else { return false }
    let handle = sections[0].items.remove(at: index)
    setFavorite(handle, false)
    pins.set(handle, marked: false)
    catalog.takeBack(handle, removedIndex: removedIndex)
    return true
  }

  private mutating func insert(_ id: String, at position: ItemPosition, isPinned: Bool) -> Bool {
    let handle = items.handle(ofKnownOrMissing: id)
    guard !isFavorite(handle) else { return false }
    sections[0].items.insert(handle, at: index(of: position, isPinned: isPinned))
    setFavorite(handle, true)
    pins.set(handle, marked: isPinned)
    catalog.giveAway(handle)
    return true
  }

  private mutating func orderChanged() {
    pins.recount(in: favorites)
    if membership == .moves { showCatalog() }
    revision += 1
  }

  // MARK: Loading

  /// Replaces the order of section 0 by that of its file, outside any edit.
  ///
  /// - Parameters:
  ///   - order: The ids in order; a repeated one is ignored.
  ///   - pinned: The ids that carry a pin mark.
  /// - Complexity: O(*n*).
  public mutating func loadFavorites(_ order: [String], pinned: Set<String> = []) {
    var seen: Set<ItemHandle> = []
    let handles = order.map { items.handle(ofKnownOrMissing: $0) }.filter {
      seen.insert($0).inserted
    }
    favoriteFlags = Array(repeating: false, count: items.count)
    for handle in handles { favoriteFlags[handle.row] = true }
    sections[0].items = handles
    pins = Pins()
    for handle in handles where pinned.contains(items[handle].id) { pins.set(handle, marked: true) }
    pins.recount(in: favorites)
    catalog.favoritesReplaced(isFavorite)
    showCatalog()
    revision += 1
  }

  /// Replaces the catalog, outside any edit, keeping the favorites as they are.
  ///
  /// Items that are no longer listed stay known; a caller that learns that one is gone updates it
  /// through `update(_:)`.
  ///
  /// - Parameter listed: The catalog's sections in order, whose handles came from `items`.
  public mutating func loadCatalog(_ listed: [GridSection]) {
    catalog.load(listed)
    showCatalog()
    revision += 1
  }

  /// Inserts `item`, or replaces what was known of its id, and returns its handle.
  @discardableResult
  public mutating func update(_ item: Item) -> ItemHandle { items.update(item) }

  private mutating func showCatalog() {
    sections.removeSubrange(1...)
    sections.append(contentsOf: catalog.shown(without: favoriteFlags))
  }

  /// How many items are marked as favorites.
  ///
  /// - Complexity: O(*n*) in the items known.
  var numberOfFlags: Int { favoriteFlags.count { $0 } }

  private mutating func setFavorite(_ handle: ItemHandle, _ isFavorite: Bool) {
    if handle.row >= favoriteFlags.count {
      favoriteFlags.append(
        contentsOf: repeatElement(false, count: items.count - favoriteFlags.count))
    }
    favoriteFlags[handle.row] = isFavorite
  }
}

extension Location {
  /// The index in section 0; 0 for an item that is not there.
  package var index: Int {
    if case .favorites(let position, _) = self { position.index } else { 0 }
  }
}
