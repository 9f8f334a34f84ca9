/// What the page shows around the grid: the toast, the tooltip, which items are starting, the
/// offers of the empty panel, and the cell that an open menu belongs to.
///
/// The shell knows the words and their widths; the page knows how long they stay.
struct PageChrome: Sendable {
  private(set) var toast: ShownToast?
  private(set) var tooltip: ShownTooltip?
  /// Launched items, and until when they are shown as starting.
  private(set) var starting: [ItemHandle: Duration] = [:]
  /// Items shown as starting however long it takes.
  private(set) var waiting: Set<ItemHandle> = []
  /// Items that failed to start, and until when that is shown.
  private(set) var failed: [ItemHandle: Duration] = [:]
  /// The cell that an open menu belongs to.
  var menuOwner: Element?
  /// The offers in the panel of an empty section 0.
  var offers: [PanelOffer] = []

  /// A toast with the widths of its words.
  struct ShownToast: Equatable, Sendable {
    let toast: Toast
    let textWidth, buttonWidth: Int
    let end: Duration
  }

  /// A tooltip with the width of its words.
  struct ShownTooltip: Equatable, Sendable {
    let item: ItemHandle
    let indexPath: IndexPath
    let textWidth: Int
  }

  // MARK: Toast and tooltip

  mutating func show(_ toast: ShownToast) { self.toast = toast }

  mutating func dismissToast() { toast = nil }

  mutating func show(_ tooltip: ShownTooltip) { self.tooltip = tooltip }

  /// Hides the tooltip unless the pointer still rests on its cell.
  mutating func updateTooltip(hovered: HitTarget?) {
    if let tooltip, hovered != .cell(tooltip.item, tooltip.indexPath) { self.tooltip = nil }
  }

  // MARK: Starting items

  /// Whether `item` is shown as starting.
  func isStarting(_ item: ItemHandle) -> Bool { starting[item] != nil || waiting.contains(item) }

  mutating func itemWaitsToStart(_ item: ItemHandle) {
    waiting.insert(item)
    failed[item] = nil
  }

  mutating func itemDidStart(_ item: ItemHandle, shownUntil end: Duration) {
    itemDidFinishStarting(item)
    starting[item] = end
    failed[item] = nil
  }

  mutating func itemDidFinishStarting(_ item: ItemHandle) {
    waiting.remove(item)
    starting[item] = nil
  }

  mutating func itemDidFailToStart(_ item: ItemHandle, shownUntil end: Duration) {
    itemDidFinishStarting(item)
    failed[item] = end
  }

  // MARK: Time

  /// Drops what is no longer shown at `now`.
  mutating func prune(at now: Duration) {
    if starting.contains(where: { now >= $0.value }) {
      starting = starting.filter { now < $0.value }
    }
    if failed.contains(where: { now >= $0.value }) { failed = failed.filter { now < $0.value } }
    if let toast, now >= toast.end { self.toast = nil }
  }

  /// When the next of them ends; `nil` for never.
  var deadline: Duration? {
    [toast?.end, starting.values.min(), failed.values.min()].compactMap { $0 }.min()
  }

  // MARK: Frames

  /// The frames of what floats above the page when the content is scrolled up by `scroll`.
  func overlays(in layout: GridLayout, scroll: Int) -> Overlays {
    var overlays = Overlays(scrollThumb: layout.scrollThumbFrame(scroll: scroll))
    if let toast {
      let frame = layout.toastFrame(textWidth: toast.textWidth, buttonWidth: toast.buttonWidth)
      overlays.toast = frame
      if toast.buttonWidth > 0 {
        overlays.toastButton = layout.toastButtonFrame(in: frame, buttonWidth: toast.buttonWidth)
      }
    }
    return overlays
  }
}
