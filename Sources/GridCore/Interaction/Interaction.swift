/// What the person is doing: a pure reducer of events over a state.
///
/// It reads the document and the layout and can change neither: what it wants done, it returns
/// as intents. Its own state is the phase of the press, edit mode, the scroll offset and what the
/// pointer rests on.
struct Interaction: Sendable {
  /// The phases of a press, each with the data it needs.
  ///
  /// There is no other drag state.
  enum Phase: Sendable {
    /// Nothing is pressed.
    case idle
    /// A button is down and nothing has moved yet.
    case pressed(Press)
    /// An item follows the pointer.
    case lifted(DragSession)
    /// An item goes from place to place by the arrow keys.
    case carried(KeyboardLift)
  }

  var phase = Phase.idle
  var editing = Editing.off
  /// How many device pixels the content is scrolled up by.
  var scroll = 0
  var hover: Hover?
  /// The search that is open.
  var search: Search?
  /// Where the keyboard is; `nil` until it is used.
  var focus: Focus?
  /// Whether the focus is to be scrolled into view once everything rests anew.
  var revealsFocus = false
  var isFocused = true
  var isVisible = true
  var guards = ClickGuards()
  private var lastRefusal: Duration?

  var press: Press? {
    if case .pressed(let press) = phase { press } else { nil }
  }

  var session: DragSession? {
    if case .lifted(let session) = phase { session } else { nil }
  }

  /// Whether `event` may change where things rest in the window otherwise than by scrolling and
  /// by the target of a lifted item.
  func mayReflow(on event: InputEvent) -> Bool {
    switch event {
    case .pointerMoved(_, let buttons):
      press?.target.item != nil || session != nil && !buttons.contains(.primary)
    case .pointerReleased: press != nil || session != nil
    case .pointerPressed: lift != nil
    case .key(let command, _): command.mayReflow
    default: false
    }
  }

  /// Takes `event` at `now` and adds what is to be done to `intents`.
  mutating func reduce(
    _ event: InputEvent, at now: Duration, in context: Context, into intents: inout [Intent]
  ) {
    switch event {
    case .pointerPressed(let point, let button):
      pointerPressed(at: point, button: button, now: now, in: context, into: &intents)
    case .pointerReleased(let point, let button):
      pointerReleased(at: point, button: button, now: now, in: context, into: &intents)
    case .pointerMoved(let point, let buttons):
      pointerMoved(to: point, buttons: buttons, now: now, in: context, into: &intents)
    case .pointerLeft: hover = nil
    case .wheelTurned(let clicks):
      let step = context.layout.metrics.pixels(Timings.wheelStep)
      scroll(by: clicks * step, now: now, in: context, into: &intents)
    case .text(let text): typed(text, in: context, into: &intents)
    case .key(_, let text) where search != nil && !text.isEmpty:
      typed(text, in: context, into: &intents)
    case .key(let command, _): keyPressed(command, now: now, in: context, into: &intents)
    case .focusChanged(let isFocused): self.isFocused = isFocused
    case .visibilityChanged(let isVisible):
      self.isVisible = isVisible
      if !isVisible { cancel(at: now, in: context, into: &intents) }
    case .resized: hover = nil
    case .rescaled: cancel(at: now, in: context, into: &intents)
    case .closing:
      search?.activation = nil
      cancel(at: now, in: context, into: &intents)
    }
  }

  // MARK: Edit mode

  mutating func setEditing(_ editing: Editing, into intents: inout [Intent]) {
    let changes = self.editing.isOn != editing.isOn
    self.editing = editing
    if changes { intents.append(.effect(.didChangeEditing(editing.isOn))) }
  }

  mutating func endHeldEditing(into intents: inout [Intent]) {
    if editing == .whileHeld { setEditing(.off, into: &intents) }
  }

  // MARK: Ending

  /// Gives up a press or cancels a drag: everything is as it was before it.
  mutating func cancel(at now: Duration, in context: Context, into intents: inout [Intent]) {
    guard let landing = landing(in: context.layout) else {
      return giveUpPress(at: now, into: &intents)
    }
    if let session { scroll -= session.compensation }
    phase = .idle
    guards.blockLaunch(of: landing.lift.item, now: now)
    intents.append(.putBack(landing))
    intents.append(.effect(.announce(landing.lift.cancelled)))
    endHeldEditing(into: &intents)
  }

  mutating func giveUpPress(at now: Duration, into intents: inout [Intent]) {
    guard case .pressed(let press) = phase else { return }
    phase = .idle
    intents.append(.unpress(press))
    endHeldEditing(into: &intents)
  }

  /// Says why an item does not lift, at most once in a while.
  mutating func refuseLift(_ toast: Toast, now: Duration, into intents: inout [Intent]) {
    if let lastRefusal, now - lastRefusal < Timings.refusalPause { return }
    lastRefusal = now
    intents.append(.effect(.toast(toast)))
  }

  // MARK: Scrolling

  /// Scrolls by `distance` device pixels, never past the ends.
  mutating func scroll(
    by distance: Int, now: Duration, in context: Context, into intents: inout [Intent]
  ) {
    let offset = min(max(scroll + distance, 0), context.layout.maximumScrollOffset)
    guard offset != scroll else { return }
    scroll = offset
    if let press, press.target.scrolls { giveUpPress(at: now, into: &intents) }
  }

  // MARK: The pointer

  /// Takes up that the edge from which x counts has moved, and the pointer has not.
  mutating func movePointer(by dx: Int) {
    switch phase {
    case .idle, .carried: break
    case .pressed(var press):
      press.origin.x += dx
      press.pointer.x += dx
      phase = .pressed(press)
    case .lifted(var session):
      session.pointer.x += dx
      phase = .lifted(session)
    }
  }

  /// Looks again what the pointer rests on, for the page may have changed below it.
  mutating func refreshHover(at now: Duration, in context: Context) {
    guard let hover else { return }
    let next = hovering(at: hover.point, now: now, in: context)
    if next.target != hover.target { self.hover = next }
  }

  func hovering(at point: Point, now: Duration, in context: Context) -> Hover {
    let target = context.hit(point, scroll: scroll, isEditing: editing.isOn)
    let isCell = if case .cell = target { true } else { false }
    return Hover(
      point: point, target: target, tooltipDue: isCell ? now + Timings.tooltipDelay : nil)
  }
}
