package import GridDocument

/// What a change of the stored board came to.
package struct Committed: Sendable {
  /// The favorites and the history that are stored now.
  package var board = Board()
  /// The edit that was made, taken back or made again; `nil` when there was nothing to do.
  package var edit: Edit?
  /// The ids that an undo or redo skipped because they are no longer where they were.
  package var skippedIDs: [String] = []
  /// Whether the favorites file was written.
  package var wasSaved = false
  /// What the person should be told, each one sentence: damage, repeated ids, dropped marks.
  package var notes: [String] = []
}
