import GridCore
import GridPainting

/// Opens the menus of an item, what can be done with it and whether it may start, and does what is
/// chosen there.
final class MenuRunner: EffectRunner {
  private let view: GridView
  private let window: Window
  private let painter: GridPainter
  private let launches: LaunchRunner
  private let copy: (String) -> Void
  private var open: OpenMenu?
  private var openedAt = 0

  /// Opens menus above `window`, in the theme and the words of `painter`; `copy` puts a text on the
  /// clipboard.
  init(
    on view: GridView, window: Window, painter: GridPainter, launches: LaunchRunner,
    copy: @escaping (String) -> Void
  ) {
    (self.view, self.window, self.painter) = (view, window, painter)
    (self.launches, self.copy) = (launches, copy)
  }

  /// The window of the open menu, which gets events before the page does.
  var popup: PopupWindow? { open?.popup }

  func run(_ effect: Effect, at now: Duration) {
    guard case .contextMenu(let item, _, let anchor) = effect else { return }
    let (document, rules) = (view.grid.document, view.grid.rules)
    let entries = [MenuEntry](
      for: item, in: document, rules: rules,
      application: launches.application(of: item), words: painter.words)
    show(entries, about: item, beside: anchor)
  }

  /// Asks beside the cell of `item` whether `action` is to be started; `staysOpen` asks that the
  /// window stay then.
  func ask(about action: PresetAction, of item: ItemHandle, staysOpen: Bool) {
    let entries = [MenuEntry](asking: action, staysOpen: staysOpen, words: painter.words)
    show(entries, about: item, beside: place(of: item))
  }

  /// Takes what happened to the popup at `now`.
  func take(_ event: PopupEvent, at now: Duration) {
    guard let menu = open else { return }
    switch menu.take(event) {
    case .stays: break
    case .closes: open = nil
    case .chooses(let action):
      open = nil
      perform(action, on: menu.item, at: now)
    }
  }

  /// Draws the menu when it changed; it closes when the page it was opened on is another one now.
  func draw() {
    if view.grid.document.revision != openedAt { open = nil }
    open?.draw()
  }

  /// Closes the menu.
  func close() { open = nil }

  /// Shows a menu of `entries` beside `anchor`, in viewport coordinates.
  private func show(_ entries: [MenuEntry], about item: ItemHandle, beside anchor: Rect) {
    open = nil
    openedAt = view.grid.document.revision
    let (origin, display) = (window.origin, window.display)
    let place = anchor.offset(dx: origin.x, dy: origin.y)
    open = OpenMenu(
      entries, about: item, beside: place,
      in: display.workArea(of: display.monitors.nearest(to: place.center)),
      painter: MenuPainter(sharing: painter), scale: view.grid.scale,
      direction: view.grid.layoutDirection, on: window)
  }

  /// Where the cell of `item` is in viewport coordinates, that below the pointer before others; the
  /// whole viewport when none is shown.
  private func place(of item: ItemHandle) -> Rect {
    let frame = view.frame
    let cells = frame.attributes.filter { attributes in
      if case .cell(item, _) = attributes.element { true } else { false }
    }
    let cell = cells.first { $0.look.contains(.hovered) } ?? cells.first
    return cell?.viewportFrame(scrollOffset: frame.scrollOffset)
      ?? Rect(origin: .zero, size: frame.viewport)
  }

  private func perform(_ action: MenuAction, on item: ItemHandle, at now: Duration) {
    switch action {
    case .open: view.change { _, effects in effects.append(.launch(item, staysOpen: false)) }
    case .start(let action): launches.start(action, of: item, at: now)
    case .copyID: copy(view.grid.document.items[item].id)
    case .startOnce(let action, let staysOpen):
      launches.startOnce(action, of: item, staysOpen: staysOpen, at: now)
    case .cancel: break
    case .add, .remove, .moveToStart, .moveToEnd, .keepInPlace, .letItMove:
      view.change { grid, effects in
        grid.perform(at: now, into: &effects) { document throws(Refusal) in
          try action.edit(of: item, in: document)
        }
      }
    }
  }
}
