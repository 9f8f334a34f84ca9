import GridCore

/// A grid of lines: one character is one device pixel.
struct LinePage {
  let controller: GridController
  /// Whether Escape was pressed with nothing left to cancel.
  private(set) var isGivenUp = false
  private var frame: Frame
  /// What the grid said last.
  private var status = "Space lifts, arrows move, Enter is done, Escape gives up"

  /// The last line of the terminal says what happened.
  private static let statusHeight = 1

  /// Shows `lines`, each of which is there once, on a terminal of `size` characters.
  init(_ lines: [String], size: Size) {
    var document = Document(limit: lines.count)
    for line in lines { document.update(Item(id: line, title: line)) }
    document.loadFavorites(lines)
    var rules = Rules()
    rules.isQuestion = true
    rules.searches = false
    rules.reducesMotion = true
    let metrics = Self.metrics(columnWidth: (lines.map(\.count).max() ?? 0) + 2)
    controller = GridController(
      Grid(document: document, rules: rules, metrics: metrics, viewport: Self.viewport(size)))
    controller.change(at: .zero) {
      $0.beginEditing()
      $0.focusFirstItem()
    }
    frame = Frame(metrics: controller.grid.layoutMetrics)
    _ = controller.takeEffects()
  }

  private static func viewport(_ size: Size) -> Size {
    Size(width: size.width, height: max(size.height - statusHeight, 1))
  }

  /// Cells that are one line high and have nothing around them.
  private static func metrics(columnWidth: Int) -> Metrics {
    var metrics = Metrics()
    metrics.cellWidth = .fixed(Double(columnWidth))
    metrics.cellHeight = .fixed(1)
    (metrics.itemSpacing, metrics.maximumItemSpacing, metrics.lineSpacing) = (1, 1, 0)
    metrics.insets = Insets(top: 0, leading: 0, bottom: 0, trailing: 0)
    (metrics.favoritesHeaderHeight, metrics.favoritesHeaderSpacing) = (0, 0)
    metrics.iconSize = 0
    return metrics
  }

  /// Sends the grid what happened at `now`.
  mutating func send(_ event: InputEvent, at now: Duration) {
    controller.send(event, at: now)
    handleEffects()
  }

  mutating func resize(to size: Size, at now: Duration) {
    if Self.viewport(size) != controller.grid.viewport {
      send(.resized(Self.viewport(size)), at: now)
    }
  }

  /// The lines in their order.
  var lines: [String] { controller.grid.document.favorites.map(title) }

  private mutating func handleEffects() {
    for effect in controller.takeEffects() {
      switch effect {
      case .escaped: isGivenUp = true
      case .announce(.item(let item, let place, let count)):
        status = "\(title(of: item)), \(place) of \(count)"
      case .announce(.lifted(let item)): status = "\(title(of: item)) is lifted"
      case .announce(.dropped(_, let place)): status = "dropped at \(place)"
      case .announce(.cancelled(_, let place)): status = "back at \(place)"
      case .toast(.removed(let item)): status = "\(title(of: item)) is removed; u undoes it"
      case .toast(.nothingToReorder): status = "there is only one line"
      default: break
      }
    }
  }

  private func title(of item: ItemHandle) -> String { controller.grid.document.items[item].title }

  /// The picture at `now`, as text for a terminal.
  mutating func picture(at now: Duration) -> String {
    let grid = controller.grid
    grid.attributes(at: now, into: &frame)
    var picture = "\u{1B}[2J"
    for attributes in frame.attributes {
      let rect = attributes.viewportFrame(scrollOffset: frame.scrollOffset)
      switch attributes.element {
      case .cell(let item, _):
        let isFocused = attributes.look.contains(.focused)
        picture += text(title(of: item), in: rect, style: isFocused ? "7" : "0")
      case .floatingCell(let item): picture += text(title(of: item), in: rect, style: "1;7")
      default: break
      }
    }
    let bottom = Rect(x: 0, y: grid.viewport.height, width: grid.viewport.width, height: 1)
    return picture + text(status, in: bottom, style: "2")
  }

  /// `string`, cut or filled to the width of `rect`, at its position.
  private func text(_ string: String, in rect: Rect, style: String) -> String {
    let visible = string.map { $0.isControl ? "?" : $0 }.prefix(max(rect.width, 0))
    let padding = String(repeating: " ", count: max(rect.width - visible.count, 0))
    return
      "\u{1B}[\(rect.y + 1);\(rect.x + 1)H\u{1B}[\(style)m\(String(visible))\(padding)\u{1B}[0m"
  }
}

extension Character {
  /// Whether a terminal might obey the character instead of showing it.
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
