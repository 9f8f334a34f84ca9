/// The whole grid: what it shows, what the person is doing, and what is moving.
///
/// The shell feeds it events and the time; it answers with effects to run and with attributes to
/// draw. It reads no clock and calls no system, so the same events at the same times always lead
/// to the same grid.
///
///     var effects: [Effect] = []
///     grid.send(.pointerPressed(at: point, button: .primary), at: now, into: &effects)
///     grid.advance(to: now + .milliseconds(500), into: &effects)
///     grid.attributes(at: now + .milliseconds(500), into: &frame)
public struct Grid: Sendable {
  /// The favorites and the catalog.
  public internal(set) var document: Document
  /// The edits that can be undone and redone.
  public internal(set) var history: History
  /// How the grid behaves.
  public internal(set) var rules: Rules
  var metrics: Metrics
  var layout: GridLayout
  var interaction = Interaction()
  var presentation = Presentation()
  var offers: [PanelOffer] = []
  var deferred: [DeferredEdit] = []
  /// The place that was last spoken of.
  var spokenPlace: SpokenPlace?
  private var intents: [Intent] = []

  /// A grid that shows `document` in a viewport of so many device pixels.
  ///
  /// `scale` is device pixels a logical pixel, more than 0.
  public init(
    document: Document, rules: Rules = Rules(), metrics: Metrics = Metrics(),
    history: History = History(), viewport: Size, scale: Double = 1
  ) {
    (self.document, self.rules, self.history) = (document, rules, history)
    self.metrics = metrics
    layout = GridLayout(
      metrics: LayoutMetrics(metrics, scale: scale, viewportWidth: viewport.width),
      viewport: viewport)
    relayout()
  }

  /// Takes one event that happened at `now`.
  ///
  /// `now` is a monotonic clock that never goes back from call to call. What falls due before the
  /// event happens before it.
  public mutating func send(
    _ event: InputEvent, at now: Duration, into effects: inout [Effect]
  ) {
    advance(to: now, into: &effects)
    let event = layoutDirection.flipped(event, in: viewport.width)
    if case .pointerReleased(let point, .primary) = event, interaction.session != nil {
      take(.pointerMoved(to: point, buttons: .primary), at: now, into: &effects)
    }
    take(event, at: now, into: &effects)
    switch event {
    case .resized(let size): setViewport(size, scale: scale, at: now, into: &effects)
    case .rescaled(let scale, let viewport):
      setViewport(viewport, scale: scale, at: now, into: &effects)
    default: break
    }
  }

  private mutating func take(
    _ event: InputEvent, at now: Duration, into effects: inout [Effect]
  ) {
    let captures = interaction.mayReflow(on: event)
    step(at: now, captures: captures, into: &effects) { interaction, context, intents in
      interaction.reduce(event, at: now, in: context, into: &intents)
    }
  }

  /// Reduces, carries out, lays out, and sends what rests elsewhere now on its way.
  mutating func step(
    at now: Duration, captures: Bool, into effects: inout [Effect],
    _ reduce: (inout Interaction, Context, inout [Intent]) -> Void
  ) {
    if captures { presentation.capture(arrangement) }
    let (scroll, isSearching) = (interaction.scroll, interaction.search != nil)
    var intents = self.intents
    self.intents = []
    reduce(&interaction, context, &intents)
    for intent in intents { carryOut(intent, at: now, into: &effects) }
    intents.removeAll(keepingCapacity: true)
    self.intents = intents
    settle(at: now, into: &effects)
    if interaction.scroll != scroll { presentation.lastScroll = now }
    if isSearching != (interaction.search != nil) { beginTransition(usually: .none, at: now) }
    if interaction.lift == nil { carryOutDeferred(at: now, into: &effects) }
  }

  /// Brings layout, target, timelines and edit mode's motion in line with the state.
  mutating func settle(at now: Duration, into effects: inout [Effect]) {
    relayout()
    updateTarget(at: now, into: &effects)
    let duration = rules.reducesMotion ? .zero : Timings.makeRoom
    presentation.retarget(to: arrangement, at: now, duration: duration)
    interaction.refreshFocus(in: context)
    reveal(at: now)
    if interaction.editing.isOn != (presentation.wobble != nil) {
      presentation.wobble = interaction.editing.isOn ? Wobble(start: now) : nil
    }
    if !interaction.isVisible { presentation.discardMotions() }
    interaction.refreshHover(at: now, in: context)
    if let tooltip = presentation.tooltip,
      interaction.hover?.target != .cell(tooltip.item, tooltip.indexPath)
    {
      presentation.tooltip = nil
    }
    announcePlace(into: &effects)
  }
}
