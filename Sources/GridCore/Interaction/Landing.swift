/// The card of a lifted item, as it is drawn and as it is let go.
struct Landing: Equatable, Sendable {
  let lift: Lift
  /// The card before its transform, in viewport coordinates.
  let frame: Rect
  /// The point that stays where it is while the card is scaled, from the card's corner.
  let anchor: Point
  /// When the item was lifted.
  let start: Duration
}

extension Interaction {
  /// What is lifted, by the pointer or by keys.
  var lift: Lift? {
    switch phase {
    case .lifted(let session): session.lift
    case .carried(let keyboardLift): keyboardLift.lift
    case .idle, .pressed: nil
    }
  }

  /// Takes up where the lifted item comes from and would land after others changed the document.
  mutating func rebase(_ lift: Lift) {
    switch phase {
    case .lifted(var session):
      session.lift = lift
      phase = .lifted(session)
    case .carried(var keyboardLift):
      keyboardLift.lift = lift
      phase = .carried(keyboardLift)
    case .idle, .pressed: break
    }
  }

  /// Keeps the pointer on the same part of the lifted cell after cells got another size.
  mutating func fitGrab(from old: Size, to new: Size) {
    guard case .lifted(var session) = phase, old.width > 0, old.height > 0 else { return }
    session.grab = Point(
      x: session.grab.x * new.width / old.width, y: session.grab.y * new.height / old.height)
    phase = .lifted(session)
  }

  /// The card of what is lifted.
  func landing(in layout: GridLayout) -> Landing? {
    switch phase {
    case .lifted(let session): landing(of: session, in: layout)
    case .carried(let keyboardLift): landing(of: keyboardLift, in: layout)
    case .idle, .pressed: nil
    }
  }

  func landing(of session: DragSession, in layout: GridLayout) -> Landing {
    Landing(
      lift: session.lift, frame: session.floatingFrame(cell: layout.metrics.cell),
      anchor: session.grab, start: session.start)
  }

  func landing(of keyboardLift: KeyboardLift, in layout: GridLayout) -> Landing {
    let target = IndexPath(item: keyboardLift.lift.target, section: 0)
    let frame = layout.frameForItem(at: target).offset(dy: -scroll)
    return Landing(
      lift: keyboardLift.lift, frame: frame, anchor: frame.center - frame.origin,
      start: keyboardLift.start)
  }
}
