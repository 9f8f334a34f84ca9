import GridCore
import GridPainting
import IconLoading

/// Asks for the icons of what is in the window, and hands over those that arrive.
///
/// A favorite shows the icon that it had last until its own arrives; a ghost keeps it.
final class IconSupply: LoopClient {
  private let controller: GridController
  private let atlas: IconAtlas
  private let loader: IconLoader
  private let memory: FavoriteCache?
  /// Has the whole page painted again.
  private let repaint: () -> Void
  /// Where icons come from.
  private(set) var source: IconSource
  /// The icon that each item was asked for last; those of an older `round` are asked for again.
  private var requested: [ItemHandle: Request] = [:]
  private var round = 0

  private struct Request: Equatable {
    let icon: String
    let round: Int
  }

  /// Takes the icons of `controller` from `source` by `loader` to `atlas`; those that favorites had
  /// last come from `memory`, where there is one.
  init(
    for controller: GridController, atlas: IconAtlas, loader: IconLoader, source: IconSource,
    memory: FavoriteCache?, repaint: @escaping () -> Void
  ) {
    (self.controller, self.atlas, self.memory) = (controller, atlas, memory)
    (self.loader, self.source, self.repaint) = (loader, source, repaint)
  }

  var descriptor: Int32? { loader.descriptor }
  /// How many icons are on their way.
  var pendingCount: Int { loader.pendingCount }
  var isPending: Bool { pendingCount > 0 }

  /// Asks for what `frame` shows and was not asked for.
  ///
  /// - Complexity: O(elements of the frame); nothing is allocated when nothing is new.
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

  /// Takes up the icons that have arrived.
  func receive(at now: Duration) {
    let arrivals = loader.takeArrivals()
    if loader.takeSourceChange() { use(source) }
    guard !arrivals.isEmpty else { return }
    for arrival in arrivals { take(arrival) }
    controller.change { grid in
      for arrival in arrivals { grid.touchItem(arrival.handle) }
    }
  }

  /// Takes icons from `source` from now on; those shown stay until theirs have come from there.
  func use(_ source: IconSource) {
    self.source = source
    loader.use(source)
    round += 1
    repaint()
  }

  /// Ends the loading.
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

  /// Gives a favorite the icon it had last.
  private func recall(_ handle: ItemHandle, _ item: Item) {
    guard controller.grid.document.isFavorite(handle), let pixels = memory?.icon(of: item.id) else {
      return
    }
    atlas.setIcon(pixels, for: handle)
  }
}
