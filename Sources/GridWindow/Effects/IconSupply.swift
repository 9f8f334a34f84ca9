import GridCore
import GridPainting

/// Asks for the icons of what is in the window, and hands over those that arrive.
final class IconSupply {
  private let view: GridView
  private let atlas: IconAtlas
  private let loader: IconLoader
  private let memory: FavoriteMemory?
  /// Where icons come from.
  private(set) var source: IconSource
  private var requested: [ItemHandle: String] = [:]

  /// Takes the icons of `view` from `source` by `loader` to `atlas`; those of favorites that are
  /// gone come from `memory`, where there is one.
  init(
    for view: GridView, atlas: IconAtlas, loader: IconLoader, source: IconSource,
    memory: FavoriteMemory?
  ) {
    (self.view, self.atlas, self.memory) = (view, atlas, memory)
    (self.loader, self.source) = (loader, source)
  }

  /// Readable when `takeArrivals()` has something to take up.
  var descriptor: Int32 { loader.descriptor }
  /// How many icons are on their way.
  var pendingCount: Int { loader.pendingCount }

  /// Asks for what `frame` shows and was not asked for.
  ///
  /// - Complexity: O(elements of the frame); nothing is allocated when nothing is new.
  func supply(_ frame: Frame) {
    let items = view.grid.document.items
    var wanted: [(handle: ItemHandle, icon: String)] = []
    for attributes in frame.attributes {
      guard case .cell(let handle, _) = attributes.element else { continue }
      let icon = items[handle].icon
      guard requested[handle] != icon else { continue }
      requested[handle] = icon
      if !recall(handle, items[handle]), !icon.isEmpty { wanted.append((handle, icon)) }
    }
    guard !wanted.isEmpty else { return }
    for (handle, _) in wanted { atlas.expectIcon(for: handle) }
    loader.request(wanted, isVisible: true)
  }

  /// Takes up the icons that have arrived.
  func takeArrivals() {
    let arrivals = loader.takeArrivals()
    guard !arrivals.isEmpty else { return }
    for arrival in arrivals { take(arrival) }
    view.change { grid, _ in
      for arrival in arrivals { grid.touchItem(arrival.handle) }
    }
  }

  /// Takes icons from `source` from now on; those shown stay until theirs have come from there.
  func use(_ source: IconSource) {
    self.source = source
    loader.use(source)
    requested.removeAll()
  }

  /// Ends the loading.
  func close() { loader.close() }

  private func take(_ arrival: IconLoader.Arrival) {
    let document = view.grid.document
    atlas.setIcon(arrival.pixels?.picture, for: arrival.handle)
    if let pixels = arrival.pixels, document.isFavorite(arrival.handle) {
      memory?.remember(pixels, of: document.items[arrival.handle].id)
    }
  }

  /// Gives a ghost the icon it had; `false` for any other item, or when nothing is remembered.
  private func recall(_ handle: ItemHandle, _ item: Item) -> Bool {
    guard item.availability == .missing, !atlas.hasIcon(for: handle),
      let pixels = memory?.icon(of: item.id)
    else { return false }
    atlas.setIcon(pixels.picture, for: handle)
    return true
  }
}

extension IconPixels {
  /// The pixels as the painter takes them.
  var picture: GridPainting.IconPixels? {
    GridPainting.IconPixels(
      width: side, height: side, bytes: words.withUnsafeBytes { Array($0) })
  }
}
