public import GridDocument

/// What a change of the stored board came to.
public struct Committed: Sendable {
  /// The favorites and the history that are stored now.
  public var board = Board()
  /// The edit that was made, taken back or made again; `nil` when there was nothing to do.
  public var edit: Edit?
  /// The ids that an undo or redo skipped because they are no longer where they were.
  public var skippedIDs: [String] = []
  /// Whether the favorites file was written.
  public var wasSaved = false
  /// What the person should be told, each one sentence: damage, repeated ids, dropped marks.
  public var notes: [String] = []
}
