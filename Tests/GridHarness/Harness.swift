package import GridCore
package import GridPainting

/// A grid, a painter on a picture in memory, and a clock that only moves when it is told.
///
/// Gestures take no real time: `harness.press("firefox"); harness.hold(.milliseconds(500))`.
package final class Harness {
  /// What drives the grid under test.
  package let controller: GridController
  /// What paints it.
  package let painter: GridPainter
  /// The virtual time.
  package internal(set) var now = Duration.zero
  /// Every effect so far, in order.
  package internal(set) var effects: [Effect] = []
  /// Where the pointer is.
  package internal(set) var pointer = Point.zero
  private let surface: Surface
  private var painted: Frame?

  /// A harness that shows `document` in a viewport of `size` logical pixels.
  package init(
    _ document: Document, rules: Rules = Rules(), metrics: Metrics = Metrics(),
    size: Size = Size(width: 768, height: 680), scale: Double = 1, theme: Theme = .light,
    strings: LocalizedStrings = .english
  ) {
    _ = TestFonts.trouble
    let viewport = Size(
      width: Int(Double(size.width) * scale), height: Int(Double(size.height) * scale))
    painter = GridPainter(theme: theme, strings: strings)
    painter.lift = LiftStyle(rules)
    controller = GridController(
      Grid(
        document: document, rules: rules, metrics: painter.measured(metrics, scale: scale),
        viewport: viewport, scale: scale))
    surface = Surface(viewport, format: .rgb24)
  }

  // MARK: Time

  /// Lets `duration` pass, frame by frame.
  package func advance(by duration: Duration) {
    let end = now + duration
    while now < end {
      now = min(now + Timings.frame, end)
      controller.advance(to: now)
      run()
    }
  }

  /// Sends one event now.
  package func send(_ event: InputEvent) {
    controller.send(event, at: now)
    run()
  }

  /// Changes the grid in some other way.
  func change(_ body: (inout Grid) -> Void) {
    controller.change(at: now, body)
    run()
  }

  /// The grid as it is now.
  package var grid: Grid { controller.grid }

  /// Runs the effects that only need a painter, and remembers all.
  private func run() {
    let batch = controller.takeEffects()
    effects += batch
    for effect in batch {
      switch effect {
      case .toast(let toast): show(toast)
      case .tooltip(let item): showTooltip(of: item)
      default: break
      }
    }
  }

  /// Shows `toast`, measured by the painter.
  package func show(_ toast: Toast) {
    let width = painter.measure(toast, of: grid.document, scale: grid.scale)
    controller.change(at: now) {
      $0.showToast(toast, textWidth: width.text, buttonWidth: width.button)
    }
  }

  private func showTooltip(of item: ItemHandle) {
    let metrics = frame().metrics
    guard let width = painter.tooltipWidth(of: item, in: grid.document, metrics: metrics) else {
      return
    }
    controller.change(at: now) { $0.showTooltip(item, textWidth: width) }
  }

  /// Has the empty panel offer what `titles` say.
  package func offer(_ titles: [String]) {
    let offers = titles.enumerated().map {
      painter.offer($0, saying: $1, scale: grid.scale)
    }
    change { $0.showOffers(offers) }
  }

  // MARK: Pictures

  /// Everything that is seen now.
  package func frame() -> Frame {
    var frame = Frame(
      metrics: LayoutMetrics(Metrics(), scale: grid.scale, viewportWidth: grid.viewport.width))
    grid.attributes(at: now, into: &frame)
    return frame
  }

  /// The picture now, painted onto the last one where it differs, as the window is.
  package func picture() -> Surface {
    let frame = frame()
    painter.paint(
      frame, damage: Damage.between(painted, frame), of: grid.document, on: surface)
    painted = frame
    return surface
  }

  /// The picture now, painted from nothing.
  package func wholePicture() -> Surface {
    let (frame, whole) = (frame(), Surface(grid.viewport, format: .rgb24))
    painter.paint(frame, damage: .everything(frame.viewport), of: grid.document, on: whole)
    return whole
  }
}
