/// The edits that can be undone and redone, newest last.
public struct History: Equatable, Sendable {
  /// How many steps back the history reaches.
  public static let depth = 100

  /// The edits that undo takes back, the newest last.
  public private(set) var undoable: [Edit]
  /// The edits that redo does again, the next one last.
  public private(set) var redoable: [Edit]

  /// A history with the given edits, each list cut to its newest `depth`.
  public init(undoable: [Edit] = [], redoable: [Edit] = []) {
    self.undoable = Array(undoable.suffix(Self.depth))
    self.redoable = Array(redoable.suffix(Self.depth))
  }

  /// Takes up an edit just made; what was undone before can't be redone any more.
  public mutating func record(_ edit: Edit) {
    undoable.append(edit)
    if undoable.count > Self.depth { undoable.removeFirst() }
    redoable.removeAll()
  }

  /// The edit to take back next, which from now on can be redone; `nil` when there is none.
  public mutating func undo() -> Edit? {
    guard let edit = undoable.popLast() else { return nil }
    redoable.append(edit)
    return edit
  }

  /// The edit to do again next, which from now on can be undone; `nil` when there is none.
  public mutating func redo() -> Edit? {
    guard let edit = redoable.popLast() else { return nil }
    undoable.append(edit)
    return edit
  }
}
