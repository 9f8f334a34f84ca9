import GridCore
import GridPainting
import X11Platform

/// Opens the menus, and does what is chosen there.
///
/// One is about an item: what can be done with it, or whether it may start. Another one is about the
/// page.
final class MenuRunner: EffectRunner {
  private let view: GridView
  private let window: Window
  private let desktop: DesktopWatch
  private let painter: GridPainter
  private let launches: LaunchRunner
  private let copy: (String) -> Void
  private var open: OpenMenu? {
    didSet { view.change { grid, _ in grid.showMenuOwner(open?.owner) } }
  }
  private var openedOn: Subject?

  /// What a menu is about: when another one takes its place, it closes.
  private struct Subject: Equatable {
    let revision: Int
    let focusedItem: ItemHandle?
    let isEditing: Bool
    let searchText: String?

    init(_ grid: Grid) {
      (revision, focusedItem) = (grid.document.revision, grid.focusedItem)
      (isEditing, searchText) = (grid.isEditing, grid.searchText)
    }
  }

  /// Opens menus above `window` of `desktop`, in the theme and the words of `painter`; `copy` puts a text on the
  /// clipboard.
  init(
    on view: GridView, window: Window, of desktop: DesktopWatch, painter: GridPainter,
    launches: LaunchRunner,
    copy: @escaping (String) -> Void
  ) {
    (self.view, self.window, self.desktop, self.painter) = (view, window, desktop, painter)
    (self.launches, self.copy) = (launches, copy)
  }

  /// The window of the open menu, which gets events before the page does.
  var popup: PopupWindow? { open?.popup }

  func run(_ effect: Effect, at now: Duration) {
    let (grid, strings) = (view.grid, painter.strings)
    switch effect {
    case .contextMenu(let item, let indexPath, let anchor):
      let entries = [MenuEntry](
        for: item, in: grid.document, rules: grid.rules,
        application: launches.application(of: item), strings: strings)
      // The keys are those of the item that the keyboard is on.
      let named = grid.focusedItem == item ? entries.map { $0.naming(window.keys) } : entries
      show(named, of: .cell(item, section: indexPath.section), beside: anchor)
    case .pageMenu(let anchor):
      let entries = [MenuEntry](page: grid, at: now, strings: strings)
      show(entries.map { $0.naming(window.keys) }, of: nil, beside: anchor)
    default: break
    }
  }

  /// Asks beside the cell of `item` whether `action` is to be started; `staysOpen` asks that the
  /// window stay then.
  func ask(about action: PresetAction, of item: ItemHandle, staysOpen: Bool) {
    let entries = [MenuEntry](asking: action, staysOpen: staysOpen, strings: painter.strings)
    let cell = cell(of: item)
    let frame = cell?.viewportFrame(scrollOffset: view.frame.scrollOffset)
    show(
      entries, of: cell?.element ?? .cell(item, section: 0),
      beside: frame ?? Rect(origin: .zero, size: view.frame.viewport))
  }

  /// Takes what happened to the popup at `now`.
  func take(_ event: PopupEvent, at now: Duration) {
    guard let menu = open else { return }
    switch menu.take(event) {
    case .stays: break
    case .closes: open = nil
    case .chooses(let action):
      open = nil
      perform(action, on: menu.owner, at: now)
    }
  }

  /// Draws the menu when it changed; it closes when the page it was opened on is another one now.
  func draw() {
    if open != nil, Subject(view.grid) != openedOn { open = nil }
    open?.draw()
  }

  /// Closes the menu.
  func close() { if open != nil { open = nil } }

  /// Shows a menu of `entries` that belongs to the cell `owner`, if to any, beside `anchor`, in
  /// viewport coordinates.
  private func show(_ entries: [MenuEntry], of owner: Element?, beside anchor: Rect) {
    close()
    openedOn = Subject(view.grid)
    let (origin, display) = (window.origin, window.display)
    let place = anchor.offset(dx: origin.x, dy: origin.y)
    open = OpenMenu(
      entries, of: owner, beside: place,
      in: display.workArea(of: desktop.monitors.nearest(to: place.center)),
      painter: MenuPainter(sharing: painter), scale: view.grid.scale,
      direction: view.grid.layoutDirection, on: window)
  }

  /// The cell of `item` that is shown, the one below the pointer before others.
  private func cell(of item: ItemHandle) -> FrameAttributes? {
    let cells = view.frame.attributes.filter { attributes in
      if case .cell(item, _) = attributes.element { true } else { false }
    }
    return cells.first { $0.look.contains(.hovered) } ?? cells.first
  }

  private func perform(_ action: MenuAction, on owner: Element?, at now: Duration) {
    if case .press(let command) = action { return view.send(.key(command), at: now) }
    if case .cell(let item, _) = owner { perform(action, on: item, at: now) }
  }

  private func perform(_ action: MenuAction, on item: ItemHandle, at now: Duration) {
    switch action {
    case .open: view.change { _, effects in effects.append(.launch(item, staysOpen: false)) }
    case .start(let action): launches.start(action, of: item, at: now)
    case .copyID: copy(view.grid.document.items[item].id)
    case .startOnce(let action, let staysOpen):
      launches.startOnce(action, of: item, staysOpen: staysOpen, at: now)
    case .press, .cancel: break
    case .add, .remove, .moveToStart, .moveToEnd, .keepInPlace, .letItMove:
      view.change { grid, effects in
        grid.perform(at: now, into: &effects) { document throws(Refusal) in
          try action.edit(of: item, in: document)
        }
      }
    }
  }
}
