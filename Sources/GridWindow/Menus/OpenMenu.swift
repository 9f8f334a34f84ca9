import GridCore
import GridPainting
import X11Platform

/// A menu on the screen: its model, its layout and its window.
final class OpenMenu {
  /// The cell of the menu; `nil` for the menu of the page.
  let owner: Element?
  /// The window of the menu.
  let popup: PopupWindow

  private var model: MenuModel
  private let layout: MenuLayout
  private let painter: MenuPainter
  private let image: SharedImage
  private let surface: Surface?
  private var needsDisplay = false

  /// Shows a menu of `entries` for the cell `owner` above `window`, beside `anchor`, in coordinates
  /// of the root window.
  init(
    _ entries: [MenuEntry], of owner: Element?, beside anchor: Rect, in area: Rect,
    painter: MenuPainter, scale: Double, direction: UserInterfaceLayoutDirection, on window: Window
  ) {
    (self.owner, self.painter) = (owner, painter)
    layout = painter.layout(entries.map(\.row), scale: scale, direction: direction)
    let frame = Rect(origin: layout.origin(beside: anchor, in: area), size: layout.size)
    model = MenuModel(entries, pointer: layout.hit(anchor.origin - frame.origin))
    popup = PopupWindow(on: window, frame: frame)
    image = SharedImage(for: popup, size: layout.size)
    surface = try? Surface(
      data: image.pixels, width: layout.size.width, height: layout.size.height,
      stride: image.stride)
  }

  /// Handles an event of the popup and returns the result for the menu.
  func take(_ event: PopupEvent) -> MenuModel.Result {
    switch event {
    case .moved(let point): return send(.moved(over: layout.hit(point)))
    case .pressed(let point): return send(.pressed(on: layout.hit(point)))
    case .released(let point): return send(.released(on: layout.hit(point)))
    case .key(let key): return send(.key(key))
    case .lost: return send(.lost)
    case .exposed: needsDisplay = true
    case .imageCopied: image.didCopy()
    }
    return .stays
  }

  /// Draws the menu if its appearance changed and the server has read the last picture.
  func draw() {
    guard needsDisplay, !image.isBusy, let surface else { return }
    needsDisplay = false
    painter.paint(model.rows, layout, highlighted: model.highlighted, on: surface)
    image.present([Rect(origin: .zero, size: layout.size)])
  }

  private func send(_ event: MenuEvent) -> MenuModel.Result {
    let before = model.highlighted
    defer { if model.highlighted != before { needsDisplay = true } }
    return model.take(event)
  }
}
