import GridCore
import GridPainting
import GridSettings
import GridStore

/// Plays gestures on a page: the grid and the painter are those of the program, the clock and the
/// pointer are simulated.
///
/// Nothing is launched, saved or published.
final class DemonstrationDriver {
  /// The controller of the page.
  private let controller: GridController
  /// The painter of the page.
  let painter: GridPainter
  /// The position of the pointer.
  private(set) var pointer: Point

  private let film: AnimationRecorder
  private let surface: Surface
  private var frame: Frame
  private var painted: Frame?
  private var now = Duration.zero
  private var filmed = Duration.zero

  /// The current grid.
  var grid: Grid { controller.grid }

  /// The size of the page in device pixels, at scale 1.
  static let size = Size(width: 640, height: 640)

  /// A driver for the page of `preset`, recorded by `film`.
  init(_ preset: Preset, strings: LocalizedStrings, film: AnimationRecorder) {
    var document = preset.document
    let favorites = preset.firstFavorites
    document.loadFavorites(favorites.ids, pinned: favorites.pinned)
    controller = GridController(
      Grid(document: document, rules: preset.rules, metrics: preset.metrics, viewport: Self.size))
    let theme = preset.isDark(otherwise: false) ? Theme.dark : .light
    painter = GridPainter(theme: preset.theme(theme), strings: preset.strings(strings))
    painter.lift = LiftStyle(preset.rules)
    (self.film, surface) = (film, Surface(Self.size, format: .rgb24))
    frame = Frame(
      metrics: LayoutMetrics(preset.metrics, scale: 1, viewportWidth: Self.size.width))
    pointer = Point(x: Self.size.width * 7 / 8, y: Self.size.height * 7 / 8)
  }

  /// Lets `duration` pass, frame by frame.
  func pass(_ duration: Duration) {
    let end = now + duration
    while now < end {
      now = min(now + Timings.frame, end)
      controller.advance(to: now)
      answerEffects()
      guard now >= filmed + AnimatedPNG.interval else { continue }
      filmed += AnimatedPNG.interval
      film.add(picture())
    }
  }

  /// Sends `event` to the grid at the current time.
  func send(_ event: InputEvent) {
    controller.send(event, at: now)
    answerEffects()
  }

  /// Moves the pointer to `point` at once.
  fileprivate func point(at point: Point, buttons: PointerButtons) {
    pointer = point
    send(.pointerMoved(to: point, buttons: buttons))
  }

  private func answerEffects() {
    for case .toast(let toast) in controller.takeEffects() {
      controller.change(at: now) { $0.show(toast, measuredBy: painter) }
    }
  }

  /// The current picture, with the pointer.
  func picture() -> Surface {
    grid.attributes(at: now, into: &frame)
    let damage = Damage.between(painted, frame)
    painter.paint(frame, damage: damage, of: grid.document, on: surface)
    painted = frame
    let picture = surface.copy(of: Rect(origin: .zero, size: surface.size))
    PointerPainter.paint(at: pointer, scale: 1, on: picture)
    return picture
  }

  /// Changes the theme and repaints everything.
  func change(to theme: Theme) {
    painter.theme = theme
    painted = nil
  }
}

extension DemonstrationDriver {
  /// Moves the pointer to `point`, with `buttons` down, in 0.4 s.
  func move(to point: Point, buttons: PointerButtons = []) {
    let (start, steps) = (pointer, 24)
    for step in 1...steps {
      let (dx, dy) = ((point.x - start.x) * step / steps, (point.y - start.y) * step / steps)
      self.point(at: Point(x: start.x + dx, y: start.y + dy), buttons: buttons)
      pass(Timings.frame)
    }
  }

  /// Presses at `point` and holds until the page has reacted.
  func hold(at point: Point) {
    move(to: point)
    send(.pointerPressed(at: point, button: .primary))
    pass(grid.rules.holdDelay + Timings.lift + .milliseconds(100))
  }

  /// Drags the held item to `point` and waits until the others have made room.
  func drag(to point: Point) {
    move(to: point, buttons: .primary)
    pass(Timings.makeRoom + .milliseconds(150))
  }

  /// Releases the pointer and waits until nothing moves.
  func drop() {
    send(.pointerReleased(at: pointer, button: .primary))
    pass(grid.rules.settleDuration + .milliseconds(350))
  }

  /// Clicks at `point` and waits until nothing moves.
  func click(at point: Point) {
    move(to: point)
    send(.pointerPressed(at: point, button: .primary))
    pass(.milliseconds(100))
    send(.pointerReleased(at: point, button: .primary))
    pass(.milliseconds(700))
  }

  /// Sends a command of the keyboard and waits until nothing moves.
  func key(_ command: KeyCommand) {
    send(.key(command))
    pass(.milliseconds(700))
  }

  /// The center of the cell of `item` in `section`.
  func cell(_ item: Int, in section: Int = 0) -> Point {
    grid.frameForItem(at: IndexPath(item: item, section: section)).center
  }

  /// The center of the badge of `item` in `section`.
  func badge(_ item: Int, in section: Int = 0) -> Point {
    grid.badgeFrame(at: IndexPath(item: item, section: section)).center
  }
}
