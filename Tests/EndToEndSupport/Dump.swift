/// The inspector's `dump`: the whole state that a person can see.
struct Dump {
  let order: [String]
  let proposed: [String]
  let editing: Bool
  let drag: String
  let liftedID: String?
  let settling: [String]
  let scroll: Double
  let scrollMax: Double
  let scale: Double
  let viewport: Point
  let pendingSave: Bool
  let pendingPublish: Bool
  let search: String?
  let focus: String?
  let toast: String?
  let panel: [Button]
  /// The last text that was sent to a screen reader.
  let announced: String?
  let sections: [Section]

  /// A button in the panel of an empty page.
  struct Button {
    let title: String
    let frame: Rect?
    let isFocused: Bool
  }

  struct Section {
    let id: String
    let title: String
    let frame: Rect?
    let items: [Item]
  }

  struct Item {
    let id: String
    let title: String
    /// The resting cell in the window, or the unscaled floating cell while lifted; nothing when
    /// it is scrolled out of the viewport.
    let frame: Rect?
    let badge: String
    let badgeFrame: Rect?
    let pinned: Bool
    let ghost: Bool
    let hidden: Bool
    let lifted: Bool
    let rotation: Double
    let scale: Double
    let opacity: Double
  }

  var favorites: [Item] { sections.first?.items ?? [] }
  var catalog: [Item] { sections.dropFirst().flatMap(\.items) }
  var items: [Item] { sections.flatMap(\.items) }
  var lifted: Item? { items.first(where: \.lifted) }
}
