/// Everything that is moving, as animations that end where the arrangement rests.
///
/// It decides nothing: without it the grid would do the same, at once.
struct Presentation: Sendable {
  /// Elements making room, by element.
  private(set) var motions: [Element: Motion] = [:]
  /// Cards on their way to their slots, the latest last.
  private(set) var flights: [Flight] = []
  /// New favorites fading in, by when they began.
  private(set) var appearing: [ItemHandle: Duration] = [:]
  private(set) var vanishing: [Vanishing] = []
  /// Icons growing back after a press, by item.
  private(set) var released: [ItemHandle: Timeline] = [:]
  /// One whole view giving way to another.
  private(set) var transition: RunningTransition?
  /// The turning of icons, while edit mode is on.
  private(set) var wobble: Wobble?
  /// When the content was last scrolled.
  var lastScroll: Duration?

  private var resting: [Element: Point] = [:]
  private var isCaptured = false

  // MARK: Making room

  /// Remembers where everything near the viewport rests, once until the next `retarget`.
  ///
  /// - Complexity: O(*v*) in the elements near the viewport; allocates nothing once grown.
  mutating func capture(_ arrangement: Arrangement) {
    guard !isCaptured else { return }
    isCaptured = true
    resting.removeAll(keepingCapacity: true)
    arrangement.forEachElement { element, frame, _ in resting[element] = frame.origin }
  }

  /// Forgets what was captured: nothing is to move.
  mutating func discardCapture() { isCaptured = false }

  /// Ends all animations.
  mutating func discardMotions() {
    motions.removeAll(keepingCapacity: true)
    flights.removeAll()
    appearing.removeAll()
    vanishing.removeAll()
    released.removeAll()
    transition = nil
  }

  /// Starts the animation of every element that no longer rests where it was captured,
  /// from where it is seen at `now`.
  ///
  /// An element that returns to where its running motion began takes only the time already
  /// spent.
  mutating func retarget(to arrangement: Arrangement, at now: Duration, duration: Duration) {
    guard isCaptured else { return }
    isCaptured = false
    guard duration > .zero else { return }
    arrangement.forEachElement { element, frame, _ in
      guard let old = resting[element], old != frame.origin else { return }
      setOut(element, from: old, to: frame.origin, at: now, duration: duration)
    }
  }

  private mutating func setOut(
    _ element: Element, from old: Point, to new: Point, at now: Duration, duration: Duration
  ) {
    guard let running = motions[element], !running.isFinished(at: now) else {
      motions[element] = Motion(from: old - new, start: now, duration: duration)
      return
    }
    let returns = old + running.from == new
    motions[element] = Motion(
      from: old + running.offset(at: now) - new, start: now,
      duration: returns ? min(now - running.start, duration) : duration)
  }

  // MARK: Single elements

  mutating func fly(_ flight: Flight) {
    flights.removeAll { $0.item == flight.item }
    motions[.cell(flight.item, section: 0)] = nil
    flights.append(flight)
  }

  /// Ends the flight of an item that was lifted again, or is gone.
  mutating func endFlight(of item: ItemHandle) {
    flights.removeAll { $0.item == item }
    appearing[item] = nil
  }

  mutating func appear(_ item: ItemHandle, at now: Duration) {
    motions[.cell(item, section: 0)] = nil
    vanishing.removeAll { $0.item == item }
    appearing[item] = now
  }

  mutating func vanish(_ item: ItemHandle, frame: Rect, at now: Duration) {
    endFlight(of: item)
    motions[.cell(item, section: 0)] = nil
    vanishing.removeAll { $0.item == item }
    vanishing.append(Vanishing(item: item, frame: frame, start: now))
  }

  /// Lets the icon of `press` grow back.
  mutating func release(_ press: Press, holdDelay: Duration, at now: Duration) {
    guard let item = press.target.item else { return }
    let scale = PressedIcon.scale(of: press, at: now, holdDelay: holdDelay)
    released[item] = Timeline(
      from: scale, to: 1, start: now, duration: Timings.pressOut, curve: .easeOut)
  }

  // MARK: The whole view

  mutating func turn(_ transition: RunningTransition) { self.transition = transition }

  mutating func endTransition() { transition = nil }

  /// Starts the wobble, or stops it; one that runs goes on.
  mutating func setWobbling(_ isOn: Bool, at now: Duration) {
    if isOn != (wobble != nil) { wobble = isOn ? Wobble(start: now) : nil }
  }

  // MARK: Time

  /// Drops what has come to rest by `now`.
  mutating func prune(at now: Duration, fade: Duration) {
    if motions.contains(where: { $0.value.isFinished(at: now) }) {
      motions = motions.filter { !$0.value.isFinished(at: now) }
    }
    flights.removeAll { $0.motion.isFinished(at: now) }
    vanishing.removeAll { now >= $0.start + fade }
    if appearing.contains(where: { now >= $0.value + fade }) {
      appearing = appearing.filter { now < $0.value + fade }
    }
    if released.contains(where: { $0.value.isFinished(at: now) }) {
      released = released.filter { !$0.value.isFinished(at: now) }
    }
    if let transition, transition.isFinished(at: now) { self.transition = nil }
  }

  /// Whether anything but the wobble, a toast and the scroll bar is on its way.
  var isMoving: Bool {
    !(motions.isEmpty && flights.isEmpty && appearing.isEmpty && vanishing.isEmpty
      && released.isEmpty && transition == nil)
  }
}
