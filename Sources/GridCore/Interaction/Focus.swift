/// The keyboard's focus.
struct Focus: Equatable, Sendable {
  /// The item, or `nil` on a button in the panel of an empty section 0.
  var item: ItemHandle?
  /// The position of the item, or the number of the button as an item of section 0.
  var indexPath: IndexPath
  /// Whether the ring is drawn: only after a key, never after a press.
  var isShown = true
}
