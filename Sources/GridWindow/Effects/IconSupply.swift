import GridCore
import GridPainting

/// Asks for the icons of what is in the window, and hands over those that arrive.
final class IconSupply {
  private let view: GridView
  private let atlas: IconAtlas
  private let loader: IconLoader
  private var requested: [ItemHandle: String] = [:]

  /// Takes the icons of `view` from `loader` to `atlas`.
  init(for view: GridView, atlas: IconAtlas, loader: IconLoader) {
    (self.view, self.atlas, self.loader) = (view, atlas, loader)
  }

  /// How many icons are on their way.
  var pendingCount: Int { loader.pendingCount }

  /// Asks for what the last frame shows and was not asked for.
  ///
  /// - Complexity: O(elements of the frame); nothing is allocated when nothing is new.
  func frameWasDrawn() {
    let items = view.grid.document.items
    var wanted: [(handle: ItemHandle, icon: String)] = []
    for attributes in view.frame.attributes {
      guard case .cell(let handle, _) = attributes.element else { continue }
      let icon = items[handle].icon
      guard !icon.isEmpty, requested[handle] != icon else { continue }
      requested[handle] = icon
      wanted.append((handle, icon))
    }
    guard !wanted.isEmpty else { return }
    for (handle, _) in wanted { atlas.expectIcon(for: handle) }
    loader.request(wanted, isVisible: true)
  }

  /// Takes up the icons that have arrived.
  func takeArrivals() {
    let arrivals = loader.takeArrivals()
    guard !arrivals.isEmpty else { return }
    for arrival in arrivals { atlas.setIcon(arrival.pixels?.picture, for: arrival.handle) }
    view.change { grid, _ in arrivals.forEach { grid.touchItem($0.handle) } }
  }
}

extension IconPixels {
  /// The pixels as the painter takes them.
  fileprivate var picture: GridPainting.IconPixels? {
    GridPainting.IconPixels(
      width: side, height: side, bytes: words.withUnsafeBytes { Array($0) })
  }
}
