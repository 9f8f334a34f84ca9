/// Observes the order of a grid.
///
/// Each function does nothing by default. They are called after the frame that shows what
/// happened, in order. Index paths count after the move.
///
///     struct Counter: GridObserver {
///       func didMove(_ item: ItemHandle, from: IndexPath, to: IndexPath) { … }
///     }
///     for effect in effects { effect.tell(counter) }
public protocol GridObserver {
  /// While an item is lifted: it would drop at `target` now.
  func proposedMove(_ item: ItemHandle, from source: IndexPath, to target: IndexPath)
  /// An item was dropped at `target`, once for a drag, and only when that is another place.
  func didMove(_ item: ItemHandle, from source: IndexPath, to target: IndexPath)
  /// Edit mode began or ended.
  func didChangeEditing(_ isEditing: Bool)
  /// A server has received the order that the document had at `revision`.
  func orderChanged(revision: Int)
}

extension GridObserver {
  /// Does nothing.
  public func proposedMove(_ item: ItemHandle, from source: IndexPath, to target: IndexPath) {}
  /// Does nothing.
  public func didMove(_ item: ItemHandle, from source: IndexPath, to target: IndexPath) {}
  /// Does nothing.
  public func didChangeEditing(_ isEditing: Bool) {}
  /// Does nothing.
  public func orderChanged(revision: Int) {}
}

extension Effect {
  /// Reports the effect to `observer` when it is one that observers receive.
  public func tell(_ observer: some GridObserver) {
    switch self {
    case .proposedMove(let item, let source, let target):
      observer.proposedMove(item, from: source, to: target)
    case .didMove(let item, let source, let target):
      observer.didMove(item, from: source, to: target)
    case .didChangeEditing(let isEditing): observer.didChangeEditing(isEditing)
    case .orderChanged(let revision): observer.orderChanged(revision: revision)
    default: break
    }
  }
}
