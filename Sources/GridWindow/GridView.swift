import GridCore
import GridPainting
import X11Platform

/// The grid on its window: every event goes in here, and every frame comes out.
///
/// All moments are those of the window's one clock and never go back.
final class GridView {
  /// The grid as it is now.
  private(set) var grid: Grid
  /// What was drawn since the start.
  private(set) var drawn = DrawnFrames()
  /// The frame on the window; that of the last drawing.
  private(set) var frame: Frame

  /// Called with each frame before it is painted.
  var willPaint: (Frame) -> Void = { _ in }

  private let painter: GridPainter
  private let window: Window
  private let image: SharedImage
  private var surface: Surface?
  private var passage: Passage?
  private var next: Frame
  private var pacing = Pacing()
  private var due: Duration?
  /// Up to when time has passed for the grid: the moment of the last frame or deadline.
  private var moment = Duration.zero
  private var needsDisplay = true
  private var isStale = false
  private var exposed: [Rect] = []
  private var effects: [Effect] = []

  /// The `grid` painted by `painter` on `window`.
  init(_ grid: Grid, painter: GridPainter, on window: Window) {
    (self.grid, self.painter, self.window) = (grid, painter, window)
    image = SharedImage(for: window, size: window.size)
    let metrics = LayoutMetrics(Metrics(), scale: grid.scale, viewportWidth: grid.viewport.width)
    (frame, next) = (Frame(metrics: metrics), Frame(metrics: metrics))
  }

  /// Tells the grid what happened at `now`.
  func send(_ event: InputEvent, at now: Duration) {
    change { grid, effects in grid.send(event, at: now, into: &effects) }
  }

  /// Changes the grid in some other way; what follows from it is done after the next frame.
  func change(_ body: (inout Grid, inout [Effect]) -> Void) {
    body(&grid, &effects)
    needsDisplay = true
  }

  /// Lets time pass up to `now`, if something was due by then.
  func advance(to now: Duration) {
    guard let due, due <= now else { return }
    moment = now
    change { grid, effects in grid.advance(to: now, into: &effects) }
    if !canDraw { pacing.drew(at: now) }
  }

  /// Takes what follows from the events so far, in order.
  func takeEffects() -> [Effect] {
    guard !effects.isEmpty else { return [] }
    defer { effects.removeAll() }
    return effects
  }

  /// Finds out what is due next; to be called at the end of each turn.
  ///
  /// What moved in the last frame is due once more after it has come to rest. An image that the
  /// server still reads ends its wait by an event.
  func plan() {
    let wakeUp = grid.wakeUp(after: moment)
    due = wakeUp == .nextFrame && image.isBusy ? nil : pacing.deadline(for: wakeUp)
  }

  /// When there is something to do without an event; `nil` for never.
  var deadline: Duration? { canDraw && hasSomethingToDraw ? .zero : due }
}

extension GridView {
  /// Whether everything shown is up to date, or nobody could see it.
  var isUpToDate: Bool {
    !window.isMapped || (!hasSomethingToDraw && !image.isBusy)
  }

  private var hasSomethingToDraw: Bool { needsDisplay || !exposed.isEmpty }

  private var canDraw: Bool { window.isMapped && window.isAlive && !image.isBusy }

  /// Has everything painted again, for colors or lengths are others now.
  func invalidate() {
    isStale = true
    needsDisplay = true
  }

  /// Marks `rect` of the window as lost; it is copied again with the next frame.
  func expose(_ rect: Rect) { exposed.append(rect) }

  /// Takes up that the server has read the image; a frame that waited for it can be drawn.
  func imageWasCopied() { image.wasCopied() }

  /// Draws the frame of `now` when something changed, and copies to the window what differs.
  func draw(at now: Duration) {
    guard canDraw, hasSomethingToDraw else { return }
    needsDisplay = false
    moment = now
    let isPureAnimation = grid.wakeUp(after: now) == .nextFrame && !grid.isBusy(at: now)
    let hasPicture = !prepareSurface()
    grid.attributes(at: now, into: &next)
    let isFirst = followTransition(from: hasPicture ? surface : nil) || !hasPicture || isStale
    isStale = false
    let damage = Damage.between(isFirst ? nil : frame, next)
    if !damage.isEmpty || passage != nil {
      paint(damage, at: now, isPureAnimation: isPureAnimation)
    }
    present(damage)
    pacing.drew(at: now)
  }

  /// Paints beside the window while the next frame is on its way there from `picture`; returns
  /// whether that begins or ends now.
  private func followTransition(from picture: Surface?) -> Bool {
    guard next.transition != passage?.transition else { return false }
    let hadPassage = passage != nil
    passage = next.transition.flatMap { transition in
      picture.map { Passage(transition, from: $0) }
    }
    return hadPassage || passage != nil
  }

  /// Copies what was painted, moved or lost to the window.
  private func present(_ damage: Damage) {
    let isWhole = damage.scroll != nil || passage != nil
    image.present(isWhole ? [Rect(origin: .zero, size: image.size)] : damage.rects + exposed)
    exposed.removeAll(keepingCapacity: true)
  }

  private func paint(_ damage: Damage, at now: Duration, isPureAnimation: Bool) {
    guard let surface else { return }
    willPaint(next)
    painter.paint(next, damage: damage, of: grid.document, on: passage?.page ?? surface)
    swap(&frame, &next)
    passage?.paint(at: now, background: painter.theme[.line], on: surface)
    drawn.count(
      passage == nil ? damage.rects : [Rect(origin: .zero, size: surface.size)],
      isPureAnimation: isPureAnimation)
  }

  /// Gives the image the window's size; `true` when its pixels are undefined.
  private func prepareSurface() -> Bool {
    if surface != nil, image.size == window.size { return false }
    image.resize(to: window.size)
    surface = try? Surface(
      data: image.pixels, width: image.size.width, height: image.size.height, stride: image.stride)
    return true
  }
}
