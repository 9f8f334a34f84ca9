extension Document {
  /// The edit that moves the favorite at `source` so that it ends up at `destination`.
  ///
  /// Both count from 0; `destination` counts *after* the move, as in
  /// `UICollectionView.moveItem(at:to:)`, and is clamped between the pinned runs.
  ///
  ///     // a b c d
  ///     try document.editMoving(from: 0, to: 2)  // b c a d
  ///
  /// - Returns: `nil` when the item would stay where it is.
  /// - Throws: `EditError.pinned` when the item at `source` is pinned.
  /// - Precondition: `source` is an index of section 0.
  public func editMoving(from source: Int, to destination: Int) throws(EditError) -> Edit? {
    let id = items.id(of: favorites[source])
    guard !isPinned(at: source) else { throw .pinned(id: id) }
    let target = min(max(destination, movableRange.lowerBound), movableRange.upperBound - 1)
    guard target != source else { return nil }
    let isMarked = pins.isMarked(favorites[source])
    return droppingMarksThatWouldHold(
      Change(
        id: id, from: .favorites(position(at: source), isPinned: isMarked),
        to: .favorites(position(afterMoving: source, to: target), isPinned: isMarked)))
  }

  /// The edit that adds the item `id` to section 0 at `index`, or before a pinned suffix when
  /// `index` is `nil`; the index is clamped between the pinned runs.
  ///
  /// - Throws: `EditError.alreadyFavorite`, or `EditError.full`.
  public func editAdding(_ id: String, at index: Int? = nil) throws(EditError) -> Edit {
    let handle = items.handle(of: id)
    guard !(handle.map(isFavorite) ?? false) else { throw .alreadyFavorite(id: id) }
    guard favorites.count < limit else { throw .full(limit: limit) }
    let last = movableRange.upperBound
    let target = min(max(index ?? last, movableRange.lowerBound), last)
    return droppingMarksThatWouldHold(
      Change(
        id: id, from: .catalog(removedIndex: handle.flatMap(catalog.removedIndex)),
        to: .favorites(position(inserting: target), isPinned: false)))
  }

  /// Returns one edit that adds the items `ids` to section 0 in their order, before a pinned suffix;
  /// ids that are there already stay where they are.
  ///
  /// - Returns: `nil` when there is nothing to add.
  /// - Throws: `EditError.full` when they don't all fit.
  /// - Complexity: O(*n* · *m*) for *m* new ids among *n* favorites.
  public func editAdding(_ ids: [String]) throws(EditError) -> Edit? {
    var later = self
    var changes: [Change] = []
    for id in ids where !(later.items.handle(of: id).map(later.isFavorite) ?? false) {
      let step = try later.editAdding(id)
      later.apply(step)
      changes += step.changes
    }
    return changes.isEmpty ? nil : Edit(changes)
  }

  /// The edit that takes the favorite at `index` out of section 0.
  ///
  /// - Throws: `EditError.pinned`.
  /// - Precondition: `index` is an index of section 0.
  public func editRemoving(at index: Int) throws(EditError) -> Edit {
    let handle = favorites[index]
    let id = items.id(of: handle)
    guard !isPinned(at: index) else { throw .pinned(id: id) }
    let hasHome = catalog.home(of: handle) != nil
    return droppingMarksThatWouldHold(
      Change(
        id: id, from: .favorites(position(at: index), isPinned: pins.isMarked(handle)),
        to: .catalog(removedIndex: hasHome ? 0 : nil)))
  }

  /// The edit that keeps the favorite at `index` in position.
  ///
  /// - Throws: `EditError.notBesidePinnedRun` for an item that borders neither a run nor an end.
  /// - Precondition: `index` is an index of section 0.
  public func editPinning(at index: Int) throws(EditError) -> Edit {
    let isBorder = index == movableRange.lowerBound || index == movableRange.upperBound - 1
    guard isBorder, movableRange.contains(index) else {
      throw .notBesidePinnedRun(id: items.id(of: favorites[index]))
    }
    return droppingMarksThatWouldHold(pinChange(at: index, isPinned: true))
  }

  /// The edit that lets the pinned favorite at `index` move again.
  ///
  /// - Throws: `EditError.notInnermostPin` for any other item than the last of the leading run or
  ///   the first of the trailing run.
  /// - Precondition: `index` is an index of section 0.
  public func editUnpinning(at index: Int) throws(EditError) -> Edit {
    let isInnermost =
      index == pins.prefixCount - 1
      || index == favorites.count - pins.suffixCount && pins.suffixCount > 0
    guard isInnermost else { throw .notInnermostPin(id: items.id(of: favorites[index])) }
    return Edit([pinChange(at: index, isPinned: false)])
  }

  private func pinChange(at index: Int, isPinned: Bool) -> Change {
    Change(
      id: items.id(of: favorites[index]),
      from: .favorites(position(at: index), isPinned: !isPinned),
      to: .favorites(position(at: index), isPinned: isPinned))
  }

  /// Returns the edit of `change` that also drops each mark inside the order which the change would
  /// bring next to a run or an end.
  private func droppingMarksThatWouldHold(_ change: Change) -> Edit {
    guard pins.hasInnerMarks else { return Edit([change]) }
    var edit = Edit([change])
    while let next = markThatWouldHold(after: edit) { edit.changes.append(next) }
    return edit
  }

  private func markThatWouldHold(after edit: Edit) -> Change? {
    var later = self
    later.apply(edit)
    let pinnedByEdit = Set(edit.changes.filter(\.pins).map(\.id))
    let held = later.favorites.indices.first { index in
      let handle = later.favorites[index]
      return later.isPinned(at: index) && !holdsAlready(handle)
        && !pinnedByEdit.contains(items.id(of: handle))
    }
    guard let index = held else { return nil }
    return later.pinChange(at: index, isPinned: false)
  }

  private func holdsAlready(_ handle: ItemHandle) -> Bool {
    indexOfFavorite(handle).map(isPinned) ?? false
  }
}

extension Change {
  /// Whether this change is the one that sets the item's pin mark.
  fileprivate var pins: Bool {
    if case (.favorites(_, false), .favorites(_, true)) = (from, to) { true } else { false }
  }
}
