import GridCore
import GridPainting
import GridSettings
import X11Platform

/// Opens the menus, and does what is chosen there.
///
/// One is about an item: what can be done with it, or whether it may start. Another one is about the
/// page.
final class MenuRunner: LoopClient {
  private let controller: GridController
  private let window: Window
  private let desktop: DesktopObserver
  private let painter: GridPainter
  private let launches: LaunchRunner
  private let copy: (String) -> Void
  private var open: OpenMenu? {
    didSet { controller.change { $0.showMenuOwner(open?.owner) } }
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

  /// Opens menus above `window` of `desktop`, in the theme and the words of `painter`; `copy` puts
  /// a text on the clipboard.
  init(
    on controller: GridController, window: Window, of desktop: DesktopObserver,
    painter: GridPainter, launches: LaunchRunner, copy: @escaping (String) -> Void
  ) {
    (self.controller, self.window, self.desktop) = (controller, window, desktop)
    self.painter = painter
    (self.launches, self.copy) = (launches, copy)
  }

  /// The window of the open menu, which gets events before the page does.
  var popup: PopupWindow? { open?.popup }

  var deadline: Duration? { popup?.deadline }

  func advance(to now: Duration) { popup?.advance(to: now) }

  /// Shows the menu of `item`, whose cell in `section` has the frame `anchor` in viewport
  /// coordinates.
  func showMenu(of item: ItemHandle, inSection section: Int, beside anchor: Rect) {
    let grid = controller.grid
    let entries = [MenuEntry](
      for: item, in: grid.document, rules: grid.rules,
      application: launches.application(of: item), strings: painter.strings)
    // The keys are those of the item that the keyboard is on.
    let named = grid.focusedItem == item ? entries.map { $0.naming(window.keys) } : entries
    show(named, of: .cell(item, section: section), beside: anchor)
  }

  /// Shows the menu of the page beside `anchor`, in viewport coordinates.
  func showPageMenu(beside anchor: Rect, at now: Duration) {
    let entries = [MenuEntry](page: controller.grid, at: now, strings: painter.strings)
    show(entries.map { $0.naming(window.keys) }, of: nil, beside: anchor)
  }

  /// Asks beside the cell of `item` whether `action` is to be started; `staysOpen` asks that the
  /// window stay then.
  func ask(about action: PresetAction, of item: ItemHandle, staysOpen: Bool) {
    let entries = [MenuEntry](asking: action, staysOpen: staysOpen, strings: painter.strings)
    let grid = controller.grid
    let cell = grid.visibleCell(of: item)
    show(
      entries, of: cell?.element ?? .cell(item, section: 0),
      beside: cell?.frame ?? Rect(origin: .zero, size: grid.viewport))
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
    if open != nil, Subject(controller.grid) != openedOn { open = nil }
    open?.draw()
  }

  /// Closes the menu.
  func close() { if open != nil { open = nil } }

  /// Shows a menu of `entries` that belongs to the cell `owner`, if to any, beside `anchor`, in
  /// viewport coordinates.
  private func show(_ entries: [MenuEntry], of owner: Element?, beside anchor: Rect) {
    close()
    openedOn = Subject(controller.grid)
    let (origin, display) = (window.origin, window.display)
    let place = anchor.offset(dx: origin.x, dy: origin.y)
    open = OpenMenu(
      entries, of: owner, beside: place,
      in: display.workArea(of: desktop.monitors.nearest(to: place.center)),
      painter: MenuPainter(sharing: painter), scale: controller.grid.scale,
      direction: controller.grid.layoutDirection, on: window)
  }

  private func perform(_ action: MenuAction, on owner: Element?, at now: Duration) {
    if case .press(let command) = action { return controller.send(.key(command), at: now) }
    if case .cell(let item, _) = owner { perform(action, on: item, at: now) }
  }

  private func perform(_ action: MenuAction, on item: ItemHandle, at now: Duration) {
    switch action {
    case .open: controller.change { $0.requestLaunch(of: item) }
    case .start(let action): launches.start(action, of: item, at: now)
    case .copyID: copy(controller.grid.document.items[item].id)
    case .startOnce(let action, let staysOpen):
      launches.startOnce(action, of: item, staysOpen: staysOpen, at: now)
    case .press, .cancel: break
    case .add, .remove, .moveToStart, .moveToEnd, .keepInPlace, .letItMove:
      controller.change(at: now) { grid in
        grid.perform { document throws(EditError) in
          try action.edit(of: item, in: document)
        }
      }
    }
  }
}
