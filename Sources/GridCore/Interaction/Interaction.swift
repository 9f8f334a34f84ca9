/// What the person is doing: a pure reducer of events over a state.
///
/// It reads the document and the layout and can change neither; it returns intents for whatever
/// else is to be done. Its own state is the phase of the press, edit mode, the scroll offset and
/// what the pointer rests on.
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
    /// The arrow keys move an item from slot to slot.
    case carried(KeyboardLift)
  }

  var phase = Phase.idle
  var editing = Editing.off
  /// How many device pixels the content is scrolled up by.
  var scroll = 0
  var hover: Hover?
  /// The search that is open.
  var search: Search?
  /// The keyboard's focus; `nil` until the keyboard is used.
  var focus: Focus?
  /// Whether to scroll the focus into view after the next layout.
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

  /// Whether `event` may change where elements rest in the window, other than by scrolling or by
  /// moving the target of a drag.
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

  /// Changes the state as `event` asks for, and adds what else is to be done to the intents of
  /// `context`.
  mutating func reduce(
    _ event: InputEvent, in context: inout InteractionContext
  ) {
    switch event {
    case .pointerPressed(let point, let button):
      pointerPressed(at: point, button: button, in: &context)
    case .pointerReleased(let point, let button):
      pointerReleased(at: point, button: button, in: &context)
    case .pointerMoved(let point, let buttons):
      pointerMoved(to: point, buttons: buttons, in: &context)
    case .pointerLeft: hover = nil
    case .wheelTurned(let clicks):
      let step = context.layout.metrics.pixels(Timings.wheelStep)
      scroll(by: clicks * step, in: &context)
    case .text(let text): typed(text, in: &context)
    case .key(_, let text) where search != nil && !text.isEmpty:
      typed(text, in: &context)
    case .key(let command, _): keyPressed(command, in: &context)
    case .focusChanged(let isFocused): self.isFocused = isFocused
    case .visibilityChanged(let isVisible):
      self.isVisible = isVisible
      if !isVisible { cancel(in: &context) }
    case .resized: hover = nil
    case .rescaled: cancel(in: &context)
    case .closing:
      search?.activation = nil
      cancel(in: &context)
    }
  }

  // MARK: Edit mode

  mutating func setEditing(_ editing: Editing, in context: inout InteractionContext) {
    let changes = self.editing.isOn != editing.isOn
    self.editing = editing
    if changes { context.emit(.didChangeEditing(editing.isOn)) }
  }

  mutating func endHeldEditing(in context: inout InteractionContext) {
    if editing == .whileHeld { setEditing(.off, in: &context) }
  }

  // MARK: The press

  mutating func giveUpPress(in context: inout InteractionContext) {
    guard case .pressed(let press) = phase else { return }
    phase = .idle
    context.intents.append(.pressEnded(press))
    endHeldEditing(in: &context)
  }

  /// Reports why an item does not lift, at most once in `Timings.refusalPause`.
  mutating func refuseLift(_ toast: Toast, in context: inout InteractionContext) {
    if let lastRefusal, context.now - lastRefusal < Timings.refusalPause { return }
    lastRefusal = context.now
    context.emit(.toast(toast))
  }

  // MARK: Scrolling

  /// Scrolls by `distance` device pixels, never past the ends.
  mutating func scroll(
    by distance: Int, in context: inout InteractionContext
  ) {
    let offset = context.layout.clampedScrollOffset(scroll + distance)
    guard offset != scroll else { return }
    scroll = offset
    if let press, press.target.scrolls { giveUpPress(in: &context) }
  }

  /// Scrolls by as much as the content above the cell that was clicked grew.
  mutating func followContent(by distance: Int) { scroll += distance }

  /// Brings the scroll offset back into the range of `layout`.
  mutating func clampScroll(in layout: GridLayout) { scroll = layout.clampedScrollOffset(scroll) }

  // MARK: The pointer

  /// Corrects the pointer's x after the edge that it counts from moved by `dx`.
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

  /// The item whose tooltip falls due by `now`; it is returned once.
  mutating func dueTooltip(at now: Duration) -> ItemHandle? {
    guard case .cell(let item, _)? = hover?.target, let due = hover?.tooltipDue, due <= now else {
      return nil
    }
    hover?.tooltipDue = nil
    return item
  }

  /// Updates what the pointer rests on after the page changed below it.
  mutating func refreshHover(in context: InteractionContext) {
    guard let hover else { return }
    let next = hovering(at: hover.point, in: context)
    if next.target != hover.target { self.hover = next }
  }

  func hovering(at point: Point, in context: InteractionContext) -> Hover {
    let target = context.hit(point, scroll: scroll, isEditing: editing.isOn)
    let isCell = if case .cell = target { true } else { false }
    return Hover(
      point: point, target: target, tooltipDue: isCell ? context.now + Timings.tooltipDelay : nil)
  }
}
