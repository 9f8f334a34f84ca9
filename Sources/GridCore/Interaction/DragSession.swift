/// One drag, from the lift to the drop or the cancel.
///
/// A drag changes nothing but its own session, so canceling it means dropping the session.
struct DragSession: Equatable, Sendable {
  var lift: Lift
  /// The point of the cell that was pressed, from the cell's top left corner.
  ///
  /// It stays under the pointer for the whole drag.
  var grab: Point
  /// The pointer in viewport coordinates.
  var pointer: Point
  /// The slot proposed last, or `nil` while the item is outside section 0's band.
  var slot: Slot?
  /// When the item was lifted.
  let start: Duration
  var autoScroll = AutoScroll()
  /// How far the content was scrolled to make up for the row that a copy's place opened.
  var compensation = 0

  /// The floating cell before its transform, in viewport coordinates.
  func floatingFrame(cell: Size) -> Rect { Rect(origin: pointer - grab, size: cell) }

  /// The unscaled cell's center, in content coordinates: where the item would land is decided by
  /// this point alone.
  func decidingPoint(cell: Size, scroll: Int) -> Point {
    let center = floatingFrame(cell: cell).center
    return Point(x: center.x, y: center.y + scroll)
  }

  /// Where the pointer would have the item land.
  struct Proposal: Equatable, Sendable {
    /// The slot below the item, or `nil` outside section 0's band.
    let slot: Slot?
    /// The index in section 0, counted after the move.
    let target: Int
  }

  /// The slot and the target that the pointer proposes now.
  ///
  /// `layout` is the settled layout, with a slot for the lifted item.
  func proposal(
    layout: GridLayout, scroll: Int, document: Document, outside: Outside
  ) -> Proposal {
    let point = decidingPoint(cell: layout.metrics.cell, scroll: scroll)
    let viewport = Rect(origin: .zero, size: layout.viewport)
    guard layout.isInBand(point), viewport.contains(pointer) else {
      return Proposal(
        slot: nil, target: outside == .keepLast ? lift.target : restingTarget(in: document))
    }
    let kept = slot.flatMap { layout.keeps($0, at: point) ? $0 : nil }
    let next = kept ?? layout.slot(nearest: point)
    let index = layout.index(of: next, count: layout.numberOfItems(inSection: 0))
    return Proposal(slot: next, target: target(forProposed: index, in: document))
  }

  /// The target outside the band: where the item came from, or the end for a copy.
  private func restingTarget(in document: Document) -> Int {
    switch lift.origin {
    case .favorite(let index): index
    case .copy: target(forProposed: document.favorites.count, in: document)
    }
  }

  private func target(forProposed index: Int, in document: Document) -> Int {
    document.targetIndexPath(
      forMoveFrom: lift.source, toProposed: IndexPath(item: index, section: 0)
    ).item
  }
}

/// A lift by keys: the arrow keys move the item from slot to slot, from Space to Space.
///
/// It has no pointer, no band and no proposed slot; its target is its position.
struct KeyboardLift: Equatable, Sendable {
  var lift: Lift
  /// When the item was lifted.
  let start: Duration
}
