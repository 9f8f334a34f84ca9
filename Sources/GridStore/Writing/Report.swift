/// What the writer has to tell the user interface.
package enum Report: Equatable, Sendable {
  /// Everything up to this revision of the document is stored and lasts.
  case saved(revision: Int)
  /// Saving failed and is tried again by itself; one sentence why.
  case failed(String)
  /// Others changed the favorites: this is the board to show from now on. It holds the edits made
  /// here that are not stored yet.
  case changed(Board)
  /// One sentence for the person.
  case note(String)
}
