/// What the interaction wants done: it reads the document and can't change it.
enum Intent: Sendable {
  /// Make an edit, and show it as `motion` says.
  case edit(Edit, motion: EditMotion)
  /// Make the edit that is drawn up once nothing is lifted any more.
  case perform(@Sendable (Document) throws(EditError) -> Edit?)
  /// Take back the last edit, or do the last one taken back again.
  case undo, redo
  /// An item was lifted: its running animations end.
  case liftBegan(ItemHandle)
  /// A lifted item goes back where it came from.
  case returnToSource(DragPreview)
  /// An item is no longer pressed.
  case pressEnded(Press)
  /// The toast was answered.
  case dismissToast
  /// Something for the shell.
  case effect(Effect)
}

/// How an edit is shown beside the others making room.
enum EditMotion: Sendable {
  /// The lifted item settles in its slot.
  case drop(DragPreview)
  /// The new favorite flies from the catalog cell that was clicked.
  case fly(from: IndexPath)
  /// What is new fades in, and what is gone fades out.
  case fade
}
