/// The whole grid: what it shows, what the person is doing, and what is moving.
///
/// It reads no clock and calls no system, so the same events at the same times always lead to the
/// same grid. A `GridController` sends it the events and the time, and returns its effects.
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
  var chrome = PageChrome()
  /// Edits that wait for the end of a drag.
  var deferred: [DeferredEdit] = []
  /// The position that was last announced.
  var announcedPosition: AnnouncedPosition?
  /// The moment of the step under way, or of the last one.
  var now = Duration.zero
  /// What happened since the effects were last taken, in order.
  var effects: [Effect] = []
  /// An empty array that keeps its storage from step to step.
  private var intentStorage: [Intent] = []

  /// A grid that shows `document` in a viewport of this size in device pixels.
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

  /// Handles one event that happened at `now`, after everything that falls due before it.
  mutating func send(_ event: InputEvent, at now: Duration) {
    advance(to: now)
    let event = layoutDirection.flipped(event, in: viewport.width)
    if case .pointerReleased(let point, .primary) = event, interaction.session != nil {
      handle(.pointerMoved(to: point, buttons: .primary))
    }
    handle(event)
    switch event {
    case .resized(let size): setViewport(size, scale: scale)
    case .rescaled(let scale, let viewport): setViewport(viewport, scale: scale)
    default: break
    }
  }

  private mutating func handle(_ event: InputEvent) {
    step(captures: interaction.mayReflow(on: event)) { interaction, context in
      interaction.reduce(event, in: &context)
    }
  }

  /// Returns what happened since the last call, in order.
  mutating func takeEffects() -> [Effect] {
    guard !effects.isEmpty else { return [] }
    defer { effects = [] }
    return effects
  }
}

extension Grid {
  // MARK: A step

  /// Makes one thing happen at `now`, in five passes that always have this order.
  ///
  /// 1. *reduce*: the interaction turns what happened into intents.
  /// 2. *apply*: the intents change the document, its history and the page, and become effects.
  /// 3. *arrange*: everything is laid out again, and a drag finds its target there.
  /// 4. *animate*: whatever now rests elsewhere in the window sets out for there.
  /// 5. *follow*: focus, scroll offset, hover and announcements follow what is shown now.
  ///
  /// `captures` tells whether the first two may change where things rest; the fourth compares
  /// with what was captured before them.
  mutating func step(
    captures: Bool = false, _ reduce: (inout Interaction, inout InteractionContext) -> Void
  ) {
    if captures { presentation.capture(arrangement) }
    let (scroll, isSearching) = (interaction.scroll, interaction.search != nil)
    apply(reduce)
    settle()
    if interaction.scroll != scroll { presentation.lastScroll = now }
    if isSearching != (interaction.search != nil) { beginTransition(usually: .none) }
    if interaction.lift == nil { performDeferredEdits() }
  }

  /// The last three passes, which bring everything in line with the document and the interaction.
  mutating func settle() {
    arrange()
    animate()
    follow()
    assert(invariantViolation == nil, invariantViolation ?? "")
  }

  /// The first two passes.
  private mutating func apply(
    _ reduce: (inout Interaction, inout InteractionContext) -> Void
  ) {
    var intents = collectIntents(reduce)
    for intent in intents { apply(intent) }
    intents.removeAll(keepingCapacity: true)
    intentStorage = intents
  }

  /// The intents of `reduce`; the context, which shares the document's storage, ends before they
  /// are applied.
  private mutating func collectIntents(
    _ reduce: (inout Interaction, inout InteractionContext) -> Void
  ) -> [Intent] {
    var context = context
    swap(&context.intents, &intentStorage)
    reduce(&interaction, &context)
    return context.intents
  }

  /// Lays out again, and lets a drag find its target in the new layout.
  private mutating func arrange() {
    relayout()
    guard let proposal = interaction.proposal(in: context) else { return }
    if proposal.target != interaction.lift?.target { presentation.capture(arrangement) }
    apply { interaction, context in interaction.accept(proposal, in: &context) }
  }

  private mutating func animate() {
    let duration = rules.reducesMotion ? .zero : Timings.makeRoom
    presentation.retarget(to: arrangement, at: now, duration: duration)
  }

  private mutating func follow() {
    interaction.refreshFocus(in: context)
    let scroll = interaction.scroll
    interaction.revealFocus(in: layout)
    if interaction.scroll != scroll { presentation.lastScroll = now }
    presentation.setWobbling(interaction.editing.isOn, at: now)
    if !interaction.isVisible { presentation.discardMotions() }
    interaction.refreshHover(in: context)
    chrome.updateTooltip(hovered: interaction.hover?.target)
    announcePosition()
  }
}
