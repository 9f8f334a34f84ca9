import GridCore
import GridPainting
import X11Platform

/// Draws what a grid controller shows on a window: the image, the damage, the pacing of frames and
/// the transition between two views.
///
/// All moments are those of the window's one clock and never go back.
final class GridPresenter: LoopClient {
  /// What was drawn since the start.
  private(set) var drawn = DrawnFrames()
  /// The frame on the window; that of the last drawing.
  private(set) var frame: Frame

  /// Called with each frame before it is painted.
  var willPaint: (Frame) -> Void = { _ in }

  private let controller: GridController
  private let painter: GridPainter
  private let window: Window
  private let image: SharedImage
  private var surface: Surface?
  private var viewTransition: ViewTransition?
  private var next: Frame
  private var pacing = Pacing()
  private var due: Duration?
  /// Up to when time has passed for the grid: the moment of the last frame or deadline.
  private var moment = Duration.zero
  /// The revision of the controller that was drawn last.
  private var drawnRevision: Int?
  /// Whether everything is to be painted again.
  private var isStale = false
  private var exposed: [Rect] = []

  /// A presenter of what `controller` shows, painted by `painter` on `window`.
  init(of controller: GridController, painter: GridPainter, on window: Window) {
    (self.controller, self.painter, self.window) = (controller, painter, window)
    image = SharedImage(for: window, size: window.size)
    let metrics = controller.grid.layoutMetrics
    (frame, next) = (Frame(metrics: metrics), Frame(metrics: metrics))
  }

  /// Lets time pass up to `now`, if something was due by then.
  func advance(to now: Duration) {
    guard let due, due <= now else { return }
    moment = now
    controller.advance(to: now)
    if !canDraw { pacing.drew(at: now) }
  }

  /// Finds out what is due next; to be called at the end of each turn.
  ///
  /// What moved in the last frame is due once more after it has come to rest. An image that the
  /// server still reads ends its wait by an event.
  func plan() {
    let wakeUp = controller.grid.wakeUp(after: moment)
    due = wakeUp == .nextFrame && image.isBusy ? nil : pacing.deadline(for: wakeUp)
  }

  /// When there is something to do without an event; `nil` for never.
  var deadline: Duration? { canDraw && hasSomethingToDraw ? .zero : due }
}

extension GridPresenter {
  var isPending: Bool { !isUpToDate }

  /// Whether everything shown is up to date, or nobody could see it.
  var isUpToDate: Bool {
    !window.isMapped || (!hasSomethingToDraw && !image.isBusy)
  }

  private var hasSomethingToDraw: Bool {
    isStale || drawnRevision != controller.revision || !exposed.isEmpty
  }

  private var canDraw: Bool { window.isMapped && window.isAlive && !image.isBusy }

  /// Paints everything again with the next frame.
  func repaint() { isStale = true }

  /// Marks `rect` of the window as lost; it is copied again with the next frame.
  func expose(_ rect: Rect) { exposed.append(rect) }

  /// Lets the next frame be drawn now that the server has read the image.
  func imageWasCopied() { image.didCopy() }

  /// Draws the frame of `now` when something changed, and copies to the window what differs.
  func draw(at now: Duration) {
    guard canDraw, hasSomethingToDraw else { return }
    drawnRevision = controller.revision
    moment = now
    let grid = controller.grid
    let isPureAnimation = grid.wakeUp(after: now) == .nextFrame && !grid.isBusy(at: now)
    let hasPicture = !prepareSurface()
    grid.attributes(at: now, into: &next)
    let isFirst = followTransition(from: hasPicture ? surface : nil) || !hasPicture || isStale
    isStale = false
    let damage = Damage.between(isFirst ? nil : frame, next)
    if !damage.isEmpty || viewTransition != nil {
      paint(damage, at: now, isPureAnimation: isPureAnimation)
    }
    present(damage)
    pacing.drew(at: now)
  }

  /// Paints beside the window while the next frame is on its way there from `picture`; returns
  /// whether that begins or ends now.
  private func followTransition(from picture: Surface?) -> Bool {
    guard next.transition != viewTransition?.transition else { return false }
    let hadTransition = viewTransition != nil
    viewTransition = next.transition.flatMap { transition in
      picture.map { ViewTransition(transition, from: $0) }
    }
    return hadTransition || viewTransition != nil
  }

  /// Copies what was painted, moved or lost to the window.
  private func present(_ damage: Damage) {
    let isWhole = damage.scroll != nil || viewTransition != nil
    image.present(isWhole ? [Rect(origin: .zero, size: image.size)] : damage.rects + exposed)
    exposed.removeAll(keepingCapacity: true)
  }

  private func paint(_ damage: Damage, at now: Duration, isPureAnimation: Bool) {
    guard let surface else { return }
    willPaint(next)
    let page = viewTransition?.page ?? surface
    painter.paint(next, damage: damage, of: controller.grid.document, on: page)
    swap(&frame, &next)
    viewTransition?.paint(at: now, background: painter.theme[.line], on: surface)
    drawn.count(
      viewTransition == nil ? damage.rects : [Rect(origin: .zero, size: surface.size)],
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
