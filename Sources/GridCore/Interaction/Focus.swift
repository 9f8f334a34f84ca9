/// Where the keyboard is.
struct Focus: Equatable, Sendable {
  var item: ItemHandle
  var indexPath: IndexPath
  /// Whether the ring is drawn: only after a key, never after a press.
  var isShown = true
}
