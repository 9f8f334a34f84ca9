import GridCore
import GridPainting
import IconLoading

/// Requests the icons of visible items and stores those that arrive in the atlas.
///
/// Until its icon arrives, a favorite shows the icon it had last. A ghost keeps that icon.
final class IconSupply: LoopClient {
  private let controller: GridController
  private let atlas: IconAtlas
  private let loader: IconLoader
  private let memory: FavoriteCache?
  /// Repaints the whole page.
  private let repaint: () -> Void
  /// The source of the icons.
  private(set) var source: IconSource
  /// The last request of each item; requests of an older `round` are repeated.
  private var requested: [ItemHandle: Request] = [:]
  private var round = 0

  private struct Request: Equatable {
    let icon: String
    let round: Int
  }

  /// Loads the icons of `controller` from `source` with `loader` into `atlas`; `memory` has the
  /// icons that favorites had last.
  init(
    for controller: GridController, atlas: IconAtlas, loader: IconLoader, source: IconSource,
    memory: FavoriteCache?, repaint: @escaping () -> Void
  ) {
    (self.controller, self.atlas, self.memory) = (controller, atlas, memory)
    (self.loader, self.source, self.repaint) = (loader, source, repaint)
  }

  var descriptor: Int32? { loader.descriptor }
  /// The number of requested icons that have not arrived.
  var pendingCount: Int { loader.pendingCount }
  var isPending: Bool { pendingCount > 0 }

  /// Requests the icons in `frame` that have not been requested.
  ///
  /// - Complexity: O(elements of the frame); allocates nothing if nothing is new.
  func supply(_ frame: Frame) {
    let items = controller.grid.document.items
    var wanted: [(handle: ItemHandle, icon: String)] = []
    for attributes in frame.attributes {
      guard case .cell(let handle, _) = attributes.element else { continue }
      let icon = items[handle].icon
      let request = Request(icon: icon, round: round)
      guard requested[handle] != request else { continue }
      let isFirst = requested.updateValue(request, forKey: handle) == nil
      if isFirst { recall(handle, items[handle]) }
      guard !icon.isEmpty else { continue }
      if isFirst { atlas.expectIcon(for: handle) }
      wanted.append((handle, icon))
    }
    if !wanted.isEmpty { loader.request(wanted, isVisible: true) }
  }

  /// Stores the icons that have arrived.
  func receive(at now: Duration) {
    let arrivals = loader.takeArrivals()
    if loader.takeSourceChange() { use(source) }
    guard !arrivals.isEmpty else { return }
    for arrival in arrivals { take(arrival) }
    controller.change { grid in
      for arrival in arrivals { grid.touchItem(arrival.handle) }
    }
  }

  /// Requests all icons again from `source`; shown icons stay until the new ones arrive.
  func use(_ source: IconSource) {
    self.source = source
    loader.use(source)
    round += 1
    repaint()
  }

  /// Stops loading.
  func finish() -> String? {
    loader.close()
    return nil
  }

  private func take(_ arrival: IconLoader.Arrival) {
    let document = controller.grid.document
    let item = document.items[arrival.handle]
    if arrival.pixels == nil, item.availability == .missing, atlas.hasIcon(for: arrival.handle) {
      return
    }
    atlas.setIcon(arrival.pixels, for: arrival.handle)
    if let pixels = arrival.pixels, document.isFavorite(arrival.handle) {
      memory?.remember(pixels, of: item.id)
    }
  }

  /// Shows the icon that a favorite had last.
  private func recall(_ handle: ItemHandle, _ item: Item) {
    guard controller.grid.document.isFavorite(handle), let pixels = memory?.icon(of: item.id) else {
      return
    }
    atlas.setIcon(pixels, for: handle)
  }
}
