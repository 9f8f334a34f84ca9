/// The edits that can be undone and redone, newest last.
public struct History: Equatable, Sendable {
  /// How many steps back the history reaches.
  public static let depth = 100

  /// The edits that can be undone, the newest last.
  public private(set) var undoable: [Edit]
  /// The edits that can be redone, the next one last.
  public private(set) var redoable: [Edit]

  /// A history with the given edits, each list cut to its newest `depth`.
  public init(undoable: [Edit] = [], redoable: [Edit] = []) {
    self.undoable = Array(undoable.suffix(Self.depth))
    self.redoable = Array(redoable.suffix(Self.depth))
  }

  /// Adds an edit that was just made, and forgets what could be redone.
  public mutating func record(_ edit: Edit) {
    undoable.append(edit)
    if undoable.count > Self.depth { undoable.removeFirst() }
    redoable.removeAll()
  }

  /// Returns the edit to undo, and makes it one that can be redone; `nil` when there is none.
  public mutating func undo() -> Edit? {
    guard let edit = undoable.popLast() else { return nil }
    redoable.append(edit)
    return edit
  }

  /// Returns the edit to redo, and makes it one that can be undone; `nil` when there is none.
  public mutating func redo() -> Edit? {
    guard let edit = redoable.popLast() else { return nil }
    undoable.append(edit)
    return edit
  }
}
