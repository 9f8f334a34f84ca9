/// A short notice at the bottom of the window, without words.
public enum Toast: Equatable, Sendable {
  /// The press moved before it was held long enough.
  case holdToLift
  /// The item is pinned, or of a kind that never moves.
  case staysInPlace
  /// There is only one movable item.
  case nothingToReorder
  /// The catalog item is in the favorites already.
  case alreadyFavorite
  /// A click launches nothing in edit mode.
  case clickDoneToLaunch
  /// An item was added, out of sight; it can be undone.
  case added(ItemHandle)
  /// An item was removed; it can be undone.
  case removed(ItemHandle)
  /// Several items were imported and others skipped; it can be undone.
  case imported(count: Int, skipped: Int)
  /// The item is a ghost.
  case notInstalled(ItemHandle)
  /// The item can't run; the reason is the item's own.
  case unavailable(ItemHandle)
  /// Launching failed.
  case couldNotStart(ItemHandle, reason: String)
  /// Undo or redo found that the item is no longer where it was.
  case skipped(ItemHandle)
  /// An edit was refused.
  case refused(EditError)
  /// Any other sentence of the front end.
  case notice(String)

  /// Whether the toast offers to undo.
  public var offersUndo: Bool {
    switch self {
    case .added, .removed, .imported: true
    default: false
    }
  }

  /// How long the toast stays.
  public var duration: Duration { offersUndo ? Timings.undoToast : Timings.toast }
}
