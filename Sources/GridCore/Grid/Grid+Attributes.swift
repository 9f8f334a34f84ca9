extension Grid {
  /// Fills `frame` with everything that is seen at `now`, lowest first.
  ///
  /// - Complexity: O(*v*) in the elements near the viewport, whatever the grid holds; allocates
  ///   nothing once `frame` has grown.
  public func attributes(at now: Duration, into frame: inout Frame) {
    frame.viewport = layout.viewport
    frame.metrics = layout.metrics
    frame.scrollOffset = interaction.scroll
    frame.searchText = interaction.search?.text
    frame.offers = chrome.offers
    frame.toast = chrome.toast?.toast
    frame.transition = presentation.transition.flatMap { $0.isFinished(at: now) ? nil : $0 }
    frame.attributes.removeAll(keepingCapacity: true)
    let cells = CellAppearance(self, at: now)
    appendGap(into: &frame)
    arrangement.forEachElement { element, rect, indexPath in
      let moved = presentation.motions[element].map { $0.offset(at: now) } ?? .zero
      let seen = rect.offset(dx: moved.x, dy: moved.y)
      if let indexPath, case .cell(let item, _) = element {
        appendCell(item, at: indexPath, seen: seen, look: cells, into: &frame)
      } else {
        appendChrome(element, seen: seen, into: &frame)
      }
    }
    appendVanishing(at: now, into: &frame)
    appendFlights(look: cells, into: &frame)
    appendLifted(look: cells, into: &frame)
    appendOverlays(at: now, into: &frame)
    frame.flip()
  }

  // MARK: Scrolling parts

  private func append(_ attributes: FrameAttributes, seen: Rect, into frame: inout Frame) {
    let viewport = Rect(origin: .zero, size: layout.viewport)
    guard viewport.intersects(seen.inset(by: -layout.metrics.pixels(2))) else { return }
    var attributes = attributes
    attributes.frame = attributes.element.isOverlay ? seen : seen.offset(dy: interaction.scroll)
    frame.attributes.append(attributes)
  }

  private func appendChrome(_ element: Element, seen: Rect, into frame: inout Frame) {
    if element == .noMatches, interaction.search?.isAnswered == false { return }
    var attributes = FrameAttributes(element, frame: seen)
    attributes.revision =
      interaction.search?.revision ?? UInt32(truncatingIfNeeded: document.revision)
    append(attributes, seen: seen, into: &frame)
    switch element {
    case .header(section: 0):
      let moved = seen.y - layout.headerFrame(ofSection: 0).y
      appendButton(.closeButton, target: .closeButton, layout.closeButtonFrame, moved, into: &frame)
      guard rules.editing != .none else { return }
      appendButton(.editButton, target: .editButton, layout.editButtonFrame, moved, into: &frame)
    case .emptyPanel:
      let moved = seen.y - layout.emptyPanelFrame.y
      for button in 0..<layout.numberOfPanelButtons {
        appendButton(
          .panelButton(button), target: .panelButton(button), layout.panelButtonFrame(button),
          moved, into: &frame)
      }
    default: break
    }
  }

  private func appendButton(
    _ element: Element, target: HitTarget, _ rect: Rect, _ moved: Int, into frame: inout Frame
  ) {
    guard !rect.isEmpty else { return }
    let seen = rect.offset(dy: moved)
    var attributes = FrameAttributes(element, frame: seen)
    attributes.look = controlLook(target)
    if element == .editButton, interaction.editing.isOn { attributes.look.insert(.selected) }
    if case .panelButton(focusedPanelButton) = element { attributes.look.insert(.focused) }
    append(attributes, seen: seen, into: &frame)
  }

  private func controlLook(_ target: HitTarget) -> Look {
    if interaction.press?.target == target { return .pressed }
    return interaction.hover?.target == target ? .hovered : []
  }

  private func appendGap(into frame: inout Frame) {
    guard let lift = interaction.lift, !lift.isCopy || interaction.session?.slot != nil else {
      return
    }
    let indexPath = IndexPath(item: lift.target, section: 0)
    let seen = layout.frameForItem(at: indexPath).offset(dy: -interaction.scroll)
    var attributes = FrameAttributes(.gap, frame: seen)
    if rules.gap == .placeholder {
      attributes.element = .cell(lift.item, section: 0)
      attributes.look = .placeholder
    }
    append(attributes, seen: seen, into: &frame)
  }

  private func appendCell(
    _ item: ItemHandle, at indexPath: IndexPath, seen: Rect, look: CellAppearance,
    into frame: inout Frame
  ) {
    if presentation.flights.contains(where: { $0.hides(item, at: indexPath) }) { return }
    let attributes = look.attributes(
      of: item, element: .cell(item, section: indexPath.section), at: indexPath, seen: seen)
    append(attributes, seen: seen, into: &frame)
  }

  private func appendVanishing(at now: Duration, into frame: inout Frame) {
    for gone in presentation.vanishing {
      var attributes = FrameAttributes(.vanishingCell(gone.item), frame: gone.frame)
      let left = 1 - Curve.easeInOut.value(at: (now - gone.start) / rules.fadeDuration)
      attributes.alpha = left
      if !rules.reducesMotion {
        attributes.transform = Transform(
          scale: Timings.appearScale + (1 - Timings.appearScale) * left,
          anchor: gone.frame.center - gone.frame.origin)
      }
      append(attributes, seen: gone.frame, into: &frame)
    }
  }

  // MARK: Floating parts

  private func appendFlights(look: CellAppearance, into frame: inout Frame) {
    for flight in presentation.flights {
      guard let indexPath = restingPlace(of: flight) else { continue }
      let rest = layout.frameForItem(at: indexPath).offset(dy: -interaction.scroll)
      let left = flight.motion.offset(at: look.now)
      let seen = rest.offset(dx: left.x, dy: left.y)
      var attributes = look.floating(flight.item, at: indexPath, seen: seen)
      let progress = flight.motion.curve.value(
        at: (look.now - flight.motion.start) / flight.motion.duration)
      attributes.transform = Transform(
        scale: flight.scale + (1 - flight.scale) * progress, anchor: flight.anchor)
      if !flight.isRaised { attributes.look.remove(.raised) }
      append(attributes, seen: seen, into: &frame)
    }
  }

  private func restingPlace(of flight: Flight) -> IndexPath? {
    guard interaction.search == nil else { return nil }
    return switch flight.destination {
    case .favorite(let index):
      document.index(of: flight.item, expectedAt: index).map { IndexPath(item: $0, section: 0) }
    case .catalog(let indexPath):
      document.handle(at: indexPath) == flight.item ? indexPath : nil
    }
  }

  private func appendLifted(look: CellAppearance, into frame: inout Frame) {
    guard let preview = interaction.dragPreview(in: layout) else { return }
    var attributes = look.floating(
      preview.lift.item, at: preview.lift.source, seen: preview.frame)
    attributes.transform = Transform(
      scale: liftScale(since: preview.start, at: look.now), anchor: preview.anchor)
    frame.attributes.append(attributes)
  }

  /// The size of the lifted card as a factor.
  func liftScale(since start: Duration, at now: Duration) -> Double {
    Timeline(
      from: 1, to: rules.liftScale, start: start, duration: rules.liftDuration, curve: .easeOut
    ).value(at: now)
  }

  private func appendOverlays(at now: Duration, into frame: inout Frame) {
    let overlays = self.overlays
    let alpha = scrollBarAlpha(at: now)
    if let thumb = overlays.scrollThumb, alpha > 0 {
      var attributes = FrameAttributes(.scrollBar, frame: thumb)
      attributes.alpha = alpha
      frame.attributes.append(attributes)
    }
    if let tooltip = chrome.tooltip {
      let cell = layout.frameForItem(at: tooltip.indexPath).offset(dy: -interaction.scroll)
      let rect = layout.tooltipFrame(for: cell, textWidth: tooltip.textWidth)
      frame.attributes.append(FrameAttributes(.tooltip(tooltip.item), frame: rect))
    }
    if let toast = overlays.toast {
      frame.attributes.append(FrameAttributes(.toast, frame: toast))
    }
    if let button = overlays.toastButton {
      var attributes = FrameAttributes(.toastButton, frame: button)
      attributes.look = controlLook(.toastButton)
      frame.attributes.append(attributes)
    }
  }
}

extension Flight {
  /// Whether the card stands for the cell at `indexPath`, which is not drawn then.
  fileprivate func hides(_ item: ItemHandle, at indexPath: IndexPath) -> Bool {
    guard self.item == item else { return false }
    switch destination {
    case .favorite: return indexPath.section == 0
    case .catalog(let place): return indexPath == place
    }
  }
}
