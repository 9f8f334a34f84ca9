/// The lifted cell that floats above the page, named after `UIDragPreview`.
struct DragPreview: Equatable, Sendable {
  let lift: Lift
  /// The cell before its transform, in viewport coordinates.
  let frame: Rect
  /// The point that stays where it is while the cell is scaled, from the cell's top left corner.
  let anchor: Point
  /// When the item was lifted.
  let start: Duration
}

extension Interaction {
  /// The preview of what is lifted; `nil` while nothing is.
  func dragPreview(in layout: GridLayout) -> DragPreview? {
    switch phase {
    case .lifted(let session):
      DragPreview(
        lift: session.lift, frame: session.floatingFrame(cell: layout.metrics.cell),
        anchor: session.grab, start: session.start)
    case .carried(let keyboardLift): preview(of: keyboardLift, in: layout)
    case .idle, .pressed: nil
    }
  }

  private func preview(of keyboardLift: KeyboardLift, in layout: GridLayout) -> DragPreview {
    let target = IndexPath(item: keyboardLift.lift.target, section: 0)
    let frame = layout.frameForItem(at: target).offset(dy: -scroll)
    return DragPreview(
      lift: keyboardLift.lift, frame: frame, anchor: frame.center - frame.origin,
      start: keyboardLift.start)
  }
}
