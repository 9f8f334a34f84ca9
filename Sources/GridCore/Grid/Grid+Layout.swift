extension Grid {
  /// Where everything rests now.
  var arrangement: Arrangement {
    Arrangement(
      sections: sections, lift: interaction.lift, layout: layout,
      scroll: interaction.scroll)
  }

  var context: Context {
    Context(
      document: document, sections: sections, layout: layout, rules: rules, overlays: overlays,
      offers: offers)
  }

  var overlays: Overlays {
    var overlays = Overlays(scrollThumb: layout.scrollThumbFrame(scroll: interaction.scroll))
    if let shown = presentation.toast {
      let frame = layout.toastFrame(textWidth: shown.textWidth, buttonWidth: shown.buttonWidth)
      overlays.toast = frame
      if shown.buttonWidth > 0 {
        overlays.toastButton = layout.toastButtonFrame(in: frame, buttonWidth: shown.buttonWidth)
      }
    }
    return overlays
  }

  /// Lays out again for the present number of places, and keeps the scroll offset in its range.
  ///
  /// The row that a lifted copy's place opens is made up for by scrolling, so that the catalog
  /// stays where it is in the window.
  mutating func relayout() {
    let isCopyLifted = interaction.session?.lift.isCopy == true
    let sections = self.sections
    let places = sections[0].items.count + (isCopyLifted ? 1 : 0)
    let opensPlace =
      isCopyLifted && layout.numberOfSections > 1 && layout.numberOfItems(inSection: 0) < places
    let catalogTop = opensPlace ? layout.frame(ofSection: 1).y : 0
    layout.update(
      sections: sections.count, isSearching: interaction.search != nil,
      offers: letsChoose ? offers : nil
    ) { section in
      section == 0 ? places : sections[section].items.count
    }
    if opensPlace { compensate(by: layout.frame(ofSection: 1).y - catalogTop) }
    interaction.scroll = min(max(interaction.scroll, 0), layout.maximumScrollOffset)
  }

  /// Whether there is an edit mode to begin, and a catalog to choose from.
  private var letsChoose: Bool { rules.editing != .none && document.sections.count > 1 }

  private mutating func compensate(by distance: Int) {
    guard case .lifted(var session) = interaction.phase else { return }
    let offset = min(max(interaction.scroll + distance, 0), layout.maximumScrollOffset)
    session.compensation += offset - interaction.scroll
    interaction.scroll = offset
    interaction.phase = .lifted(session)
  }

  /// Asks the drag where it would land now, and makes room there.
  mutating func updateTarget(at now: Duration, into effects: inout [Effect]) {
    guard case .lifted(var session) = interaction.phase else { return }
    let (slot, target) = session.proposal(
      layout: layout, scroll: interaction.scroll, document: document, outside: rules.outside)
    session.slot = slot
    if target != session.lift.target {
      presentation.capture(arrangement)
      session.lift.target = target
      effects.append(
        .proposedMove(
          session.lift.item, from: session.lift.source, to: IndexPath(item: target, section: 0)))
    }
    interaction.phase = .lifted(session)
  }

  /// Scrolls what the keyboard went to into view.
  mutating func reveal(at now: Duration) {
    let scroll = interaction.scroll
    interaction.revealFocus(in: layout)
    if interaction.scroll != scroll { presentation.lastScroll = now }
  }

  /// Lays out for another window size or scale.
  ///
  /// A drag goes on; a press whose cell is elsewhere now is given up. Nothing of it is animated.
  mutating func setViewport(
    _ viewport: Size, scale: Double, at now: Duration, into effects: inout [Effect]
  ) {
    if scale != self.scale { presentation.discardMotions() }
    presentation.endTransition()
    if layoutDirection == .rightToLeft {
      interaction.movePointer(by: viewport.width - layout.viewport.width)
    }
    layout.update(
      metrics: LayoutMetrics(metrics, scale: scale, viewportWidth: viewport.width),
      viewport: viewport)
    relayout()
    forgetSlot()
    giveUpMovedPress(at: now, into: &effects)
    presentation.discardCapture()
    settle(at: now, into: &effects)
  }

  /// Lets the pointer propose a slot anew, for columns and rows are others now.
  private mutating func forgetSlot() {
    guard case .lifted(var session) = interaction.phase else { return }
    session.slot = nil
    interaction.phase = .lifted(session)
  }

  /// Gives up a press on a cell that is no longer below it.
  mutating func giveUpMovedPress(at now: Duration, into effects: inout [Effect]) {
    guard let press = interaction.press, case .cell(let item, let indexPath) = press.target,
      sections.handle(at: indexPath) != item
        || layout.frameForItem(at: indexPath).origin + press.grab
          != Point(x: press.origin.x, y: press.origin.y + interaction.scroll)
    else { return }
    step(at: now, captures: false, into: &effects) { interaction, _, intents in
      interaction.giveUpPress(at: now, into: &intents)
    }
  }
}
