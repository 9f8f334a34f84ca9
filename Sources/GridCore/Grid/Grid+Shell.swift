/// The phases of a press.
public enum DragPhase: String, Sendable {
  /// Nothing is pressed.
  case idle
  /// A button is down and nothing has moved yet.
  case pressed
  /// An item follows the pointer, or is carried by keys.
  case lifted
}

extension Grid {
  // MARK: State

  /// How many device pixels a logical pixel is.
  public var scale: Double { layout.metrics.scale }
  /// The layout direction.
  public var layoutDirection: UserInterfaceLayoutDirection { layout.metrics.layoutDirection }
  /// The lengths everything is laid out with, in device pixels.
  public var layoutMetrics: LayoutMetrics { layout.metrics }
  /// The size of the window's content in device pixels.
  public var viewport: Size { layout.viewport }
  /// Whether edit mode is on.
  public var isEditing: Bool { interaction.editing.isOn }
  /// How many device pixels the content is scrolled up by.
  public var scrollOffset: Int { interaction.scroll }
  /// The farthest the content can be scrolled up.
  public var maximumScrollOffset: Int { layout.maximumScrollOffset }
  /// The item that follows the pointer, or is carried by keys.
  public var liftedItem: ItemHandle? { interaction.lift?.item }
  /// The items on their way to their slots.
  public var settlingItems: [ItemHandle] { presentation.flights.map(\.item) }
  /// The sections as the page shows them: the document's, or, while a search is open, an empty
  /// one and that of the found items.
  public var sections: [GridSection] { interaction.search?.sections ?? document.sections }
  /// What is searched for, or `nil` while no search is open.
  public var searchText: String? { interaction.search?.text }
  /// The focused item; `nil` until the keyboard is used.
  public var focusedItem: ItemHandle? { interaction.shownFocus?.item }
  /// What Enter does on the focused item outside edit mode, the same as a click;
  /// `nil` while no item has the focus.
  public var focusedClick: ClickAction? {
    interaction.shownFocus.flatMap { focus in
      focus.item.map { _ in rules.click(inSection: focus.indexPath.section) }
    }
  }
  /// The toast that is shown.
  public var toast: Toast? { chrome.toast?.toast }

  /// The phase of the press.
  public var dragPhase: DragPhase {
    switch interaction.phase {
    case .idle: .idle
    case .pressed: .pressed
    case .lifted, .carried: .lifted
    }
  }

  /// The catalog item that is lifted as a copy.
  public var sourceOfLiftedCopy: IndexPath? {
    guard let lift = interaction.lift, lift.isCopy else { return nil }
    return lift.source
  }

  /// Section 0 as it would be if the drag ended now, with a lifted copy.
  ///
  /// - Complexity: O(*n*).
  public var proposedFavorites: [ItemHandle] {
    let order = ProposedOrder(order: document.favorites, lift: interaction.lift)
    return (0..<order.count).map { order[$0] }
  }

  // MARK: Settled frames, for tests and bug reports

  /// Where `section` rests, in viewport coordinates.
  public func frame(ofSection section: Int) -> Rect {
    seen(layout.frame(ofSection: section).offset(dy: -interaction.scroll))
  }

  /// Where the item shown at `indexPath` rests in viewport coordinates; the unscaled floating
  /// cell of a lifted one.
  public func frameForItem(at indexPath: IndexPath) -> Rect { seen(cell(at: indexPath)) }

  /// The cell of `item` that is in sight and where it rests, in viewport coordinates; the one below
  /// the pointer before others.
  ///
  /// - Complexity: O(*v*) in the elements near the viewport.
  public func visibleCell(of item: ItemHandle) -> (element: Element, frame: Rect)? {
    let viewport = Rect(origin: .zero, size: layout.viewport)
    var found: (element: Element, frame: Rect)?
    arrangement.forEachElement { element, frame, indexPath in
      guard case .cell(item, _) = element, let indexPath, viewport.intersects(frame) else { return }
      let isHovered = interaction.hover?.target == .cell(item, indexPath)
      if found == nil || isHovered { found = (element, seen(frame)) }
    }
    return found
  }

  /// What a press on the badge of the item at `indexPath` may hit, in viewport coordinates.
  public func badgeFrame(at indexPath: IndexPath) -> Rect {
    seen(layout.metrics.badgeHitFrame(in: cell(at: indexPath)))
  }

  private func cell(at indexPath: IndexPath) -> Rect {
    if let preview = interaction.dragPreview(in: layout), indexPath.section == 0,
      preview.lift.target == indexPath.item
    {
      return preview.frame
    }
    return layout.frameForItem(at: indexPath).offset(dy: -interaction.scroll)
  }

  /// `rect`, which counts from the leading edge, as it is seen.
  private func seen(_ rect: Rect) -> Rect { layoutDirection.flipped(rect, in: viewport.width) }

  /// The badge that `item`, shown at `indexPath`, wears now.
  public func badge(of item: ItemHandle, at indexPath: IndexPath) -> Badge {
    isEditing ? context.badge(of: item, at: indexPath) : .none
  }

  /// The buttons in the panel of an empty section 0, in viewport coordinates: the one to choose by
  /// hand, then one for each offer.
  public var panelButtonFrames: [Rect] {
    (0..<layout.numberOfPanelButtons).map {
      seen(layout.panelButtonFrame($0).offset(dy: -interaction.scroll))
    }
  }

  /// The focused button in the panel of an empty section 0.
  public var focusedPanelButton: Int? {
    interaction.shownFocus.flatMap { $0.item == nil ? $0.indexPath.item : nil }
  }

  // MARK: Changes by the front end

  /// Opens a search for `text`, or closes it when `text` has no visible character.
  public mutating func search(
    for text: String
  ) {
    step { interaction, context in
      guard case .idle = interaction.phase, context.rules.searches else { return }
      interaction.setSearch(text, in: &context)
    }
  }

  /// Shows the items that were found for `text`, best first; results for a text that is no
  /// longer searched for is ignored.
  ///
  /// Pass `false` for `isComplete` while there may be more: the results are shown, and the search
  /// stays unanswered. An Enter pressed meanwhile is handled when the complete results arrive.
  public mutating func showResults(
    _ results: [ItemHandle], for text: String, isComplete: Bool = true
  ) {
    guard searchText == text else { return }
    step { interaction, context in
      interaction.showResults(results, isComplete: isComplete, in: &context)
    }
    guard let command = interaction.takeActivation() else { return }
    step(captures: command.mayReflow) { interaction, context in
      interaction.keyPressed(command, in: &context)
    }
  }

  /// Shows which cell an open menu belongs to, as if it were pressed; `nil` for none.
  public mutating func showMenuOwner(_ cell: Element?) { chrome.menuOwner = cell }

  /// Returns the effects that `command` would have at `now`, without changing the grid.
  ///
  /// - Complexity: That of the command, and O(favorites) where it edits: it is tried on a copy.
  public func effects(of command: KeyCommand, at now: Duration) -> [Effect] {
    var trial = self
    trial.advance(to: now)
    trial.effects.removeAll()
    trial.send(.key(command), at: now)
    return trial.effects
  }

  /// Begins edit mode.
  public mutating func beginEditing() {
    guard rules.editing != .none else { return }
    setEditing(.sticky)
  }

  /// Ends edit mode.
  public mutating func endEditing() {
    setEditing(.off)
  }

  mutating func setEditing(
    _ editing: Editing
  ) {
    step { interaction, context in
      interaction.setEditing(editing, in: &context)
    }
  }

  /// Shows the focus on the first item, so that Enter chooses it without another key.
  public mutating func focusFirstItem() {
    step { interaction, context in
      interaction.setFocus(context.layout.firstFocusItem, in: context)
    }
  }

  /// Shows `offers` in the panel of an empty section 0, in their order.
  ///
  /// A press on one of its buttons is given up, because the button may have changed.
  public mutating func showOffers(
    _ offers: [PanelOffer]
  ) {
    guard offers != chrome.offers else { return }
    chrome.offers = offers
    step { interaction, context in
      guard case .panelButton = interaction.press?.target else { return }
      interaction.giveUpPress(in: &context)
    }
  }

  /// Shows `toast` now that the widths of its words are known, in device pixels without margins;
  /// `buttonWidth` is 0 for a toast without a button.
  public mutating func showToast(_ toast: Toast, textWidth: Int, buttonWidth: Int) {
    chrome.show(
      PageChrome.ShownToast(
        toast: toast, textWidth: textWidth, buttonWidth: buttonWidth, end: now + toast.duration))
  }

  /// Shows the full title of `item` below its cell, if the pointer still rests there.
  public mutating func showTooltip(_ item: ItemHandle, textWidth: Int) {
    guard case .cell(item, let indexPath)? = interaction.hover?.target else { return }
    chrome.show(PageChrome.ShownTooltip(item: item, indexPath: indexPath, textWidth: textWidth))
  }

  /// Shows `item` as starting until one of the three functions below is called.
  public mutating func itemWaitsToStart(_ item: ItemHandle) { chrome.itemWaitsToStart(item) }

  /// Shows `item` as starting: until it has started, or for a short while when nothing will tell.
  public mutating func itemDidStart(_ item: ItemHandle, expectsNotification: Bool) {
    let duration = expectsNotification ? Timings.startingNotified : Timings.starting
    chrome.itemDidStart(item, shownUntil: now + duration)
  }

  /// Shows that `item` has started.
  public mutating func itemDidFinishStarting(_ item: ItemHandle) {
    chrome.itemDidFinishStarting(item)
  }

  /// Shows on the cell of `item`, for as long as a toast stays, that it did not start.
  public mutating func itemDidFailToStart(_ item: ItemHandle) {
    chrome.itemDidFailToStart(item, shownUntil: now + Timings.toast)
  }

  // MARK: Requests

  /// Reports `toast` as due; the shell measures it and calls `showToast`.
  public mutating func requestToast(_ toast: Toast) { effects.append(.toast(toast)) }

  /// Asks for the page to be closed, as its button does.
  public mutating func requestClose() { effects.append(.closeRequested) }

  /// Asks for `item` to be launched, as a click does.
  public mutating func requestLaunch(of item: ItemHandle, staysOpen: Bool = false) {
    effects.append(.launch(item, staysOpen: staysOpen))
  }

  /// Reports that a server has received the order that the document had at `revision`.
  public mutating func orderWasPublished(revision: Int) {
    effects.append(.orderChanged(revision: revision))
  }
}
