extension Grid {
  /// Where everything rests now.
  var arrangement: Arrangement {
    Arrangement(
      sections: sections, lift: interaction.lift, layout: layout,
      scroll: interaction.scroll)
  }

  /// What the interaction reads in the step under way.
  var context: InteractionContext { context(at: now) }

  /// What the interaction would read at `now`.
  func context(at now: Duration) -> InteractionContext {
    InteractionContext(
      now: now, document: document, sections: sections, layout: layout, rules: rules,
      overlays: overlays, offers: chrome.offers)
  }

  var overlays: Overlays { chrome.overlays(in: layout, scroll: interaction.scroll) }

  /// Lays out again for the present number of slots, and keeps the scroll offset in its range.
  ///
  /// When a lifted copy's slot opens a row, the content scrolls by as much, so that the catalog
  /// stays where it is in the window.
  mutating func relayout() {
    let (sections, extraSlots) = (self.sections, interaction.extraSlots)
    let slots = sections[0].items.count + extraSlots
    let opensSlot =
      extraSlots > 0 && layout.numberOfSections > 1 && layout.numberOfItems(inSection: 0) < slots
    let catalogTop = opensSlot ? layout.frame(ofSection: 1).y : 0
    layout.update(
      sections: sections.count, isSearching: interaction.search != nil,
      offers: letsChoose ? chrome.offers : nil
    ) { section in
      section == 0 ? slots : sections[section].items.count
    }
    if opensSlot {
      interaction.compensate(by: layout.frame(ofSection: 1).y - catalogTop, in: layout)
    }
    interaction.clampScroll(in: layout)
  }

  /// Whether there is an edit mode to begin, and a catalog to choose from.
  private var letsChoose: Bool { rules.editing != .none && document.sections.count > 1 }

  /// Lays out for another window size or scale, without animation.
  ///
  /// A drag goes on; a press whose cell is elsewhere now is given up.
  mutating func setViewport(_ viewport: Size, scale: Double) {
    if scale != self.scale { presentation.discardMotions() }
    presentation.endTransition()
    if layoutDirection == .rightToLeft {
      interaction.movePointer(by: viewport.width - layout.viewport.width)
    }
    layout.update(
      metrics: LayoutMetrics(metrics, scale: scale, viewportWidth: viewport.width),
      viewport: viewport)
    relayout()
    interaction.forgetSlot()
    giveUpMovedPress()
    presentation.discardCapture()
    settle()
  }

  /// Gives up a press on a cell that is no longer below it.
  mutating func giveUpMovedPress() {
    guard let press = interaction.press, case .cell(let item, let indexPath) = press.target,
      sections.handle(at: indexPath) != item
        || layout.frameForItem(at: indexPath).origin + press.grab
          != Point(x: press.origin.x, y: press.origin.y + interaction.scroll)
    else { return }
    step { interaction, context in interaction.giveUpPress(in: &context) }
  }
}
