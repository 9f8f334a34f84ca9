/// When the grid next changes by itself.
public enum WakeUp: Equatable, Sendable {
  /// Not before the next event.
  case never
  /// At this time.
  case at(Duration)
  /// In the next frame, because something is moving.
  case nextFrame
}

extension Grid {
  /// Makes whatever falls due until `now` happen, in order.
  mutating func advance(to now: Duration) {
    while let press = interaction.press, let deadline = press.deadline, deadline <= now {
      self.now = deadline
      step(captures: true) { interaction, context in interaction.held(press, in: &context) }
    }
    self.now = now
    if let item = interaction.dueTooltip(at: now) { effects.append(.tooltip(item)) }
    autoScroll()
    presentation.prune(at: now, fade: rules.fadeDuration)
    chrome.prune(at: now)
  }

  /// When `advance` next has something to do or a frame may look different.
  public func wakeUp(after now: Duration) -> WakeUp {
    if interaction.isVisible, isAnimating(at: now) { return .nextFrame }
    let deadlines = [
      interaction.press?.deadline, cueStart(after: now), interaction.hover?.tooltipDue,
      chrome.deadline, scrollBarFadeStart(after: now),
    ]
    return deadlines.compactMap { $0 }.min().map(WakeUp.at) ?? .never
  }

  /// Whether something is pressed, lifted, or on its way; the wobble, toasts and the scroll bar
  /// don't count.
  public func isBusy(at now: Duration) -> Bool {
    if case .idle = interaction.phase { return presentation.isMoving }
    return true
  }

  /// Starts a transition from the last frame to the next one, in the style of `rules.transition`,
  /// or else of `usually`.
  ///
  /// The next frame already shows its first step, so that the page responds at once. A resize ends
  /// it. Where motion is reduced, any transition is a short fade.
  public mutating func beginTransition(usually: TransitionStyle) {
    let kind = rules.transition ?? usually
    guard kind != .none, interaction.isVisible else { return presentation.endTransition() }
    presentation.turn(
      RunningTransition(
        kind: rules.reducesMotion ? .crossDissolve : kind, start: now - Timings.frame,
        duration: rules.reducesMotion ? Timings.reducedFade : Timings.transition))
  }

  // MARK: Parts

  private mutating func autoScroll() {
    guard interaction.session != nil, interaction.autoScroll(in: context) else { return }
    presentation.lastScroll = now
    settle()
  }

  private func isAnimating(at now: Duration) -> Bool {
    presentation.isMoving || isWobbling || isPressedIconMoving(at: now)
      || isScrollBarFading(at: now) || isLiftMoving(at: now)
  }

  private func isLiftMoving(at now: Duration) -> Bool {
    guard let preview = interaction.dragPreview(in: layout) else { return false }
    return now < preview.start + rules.liftDuration || interaction.isAutoScrolling(in: layout)
  }

  private func isPressedIconMoving(at now: Duration) -> Bool {
    guard let press = pressOnCell, !rules.reducesMotion else { return false }
    return !PressedIcon.rests(press, at: now, holdDelay: rules.holdDelay)
  }

  private func cueStart(after now: Duration) -> Duration? {
    guard let press = pressOnCell, press.hold != .impossible,
      now < press.start + Timings.cueDelay
    else { return nil }
    return press.start + Timings.cueDelay
  }

  var pressOnCell: Press? {
    guard let press = interaction.press, case .cell = press.target else { return nil }
    return press
  }

  /// Whether the wobble runs.
  var isWobbling: Bool {
    interaction.editing.isOn && interaction.isFocused && interaction.isVisible
      && !rules.reducesMotion && rules.wobbleStyle != .none && rules.wobbleAngle > 0
      && !document.movableRange.isEmpty && interaction.search == nil
  }

  // MARK: Scroll bar

  /// The scroll bar's opacity from 0 to 1.
  func scrollBarAlpha(at now: Duration) -> Double {
    if isScrollBarHeld { return 1 }
    guard let last = presentation.lastScroll else { return 0 }
    return Timeline(
      from: 1, to: 0, start: last + Timings.scrollBarHold, duration: Timings.scrollBarFade,
      curve: .linear
    ).value(at: now)
  }

  private var isScrollBarHeld: Bool {
    switch interaction.press?.target ?? interaction.hover?.target {
    case .scrollThumb, .scrollTrack: true
    default: false
    }
  }

  private func isScrollBarFading(at now: Duration) -> Bool {
    guard let last = presentation.lastScroll, !isScrollBarHeld else { return false }
    let start = last + Timings.scrollBarHold
    return now >= start && now < start + Timings.scrollBarFade
  }

  private func scrollBarFadeStart(after now: Duration) -> Duration? {
    guard let last = presentation.lastScroll, now < last + Timings.scrollBarHold else { return nil }
    return last + Timings.scrollBarHold
  }
}
