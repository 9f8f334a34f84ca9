import GridDocument

/// The history as lines of fields.
enum HistoryText {
  static func text(of history: History) -> String {
    var lines: [String] = []
    for edit in history.undoable { append(edit, called: "undo", to: &lines) }
    for edit in history.redoable { append(edit, called: "redo", to: &lines) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The history of `text`, or `nil` when a line is not understood.
  static func history(of text: String) -> History? {
    var edits: [String: [Edit]] = ["undo": [], "redo": []]
    var kind = ""
    for line in text.utf8.split(separator: Byte.lineFeed).map({
      String(decoding: $0, as: UTF8.self)
    }) {
      if line.hasPrefix("\t") {
        var fields = Fields(line)
        guard let change = fields.change(), let last = edits[kind]?.indices.last else {
          return nil
        }
        edits[kind]?[last].changes.append(change)
      } else {
        kind = line
        guard edits[kind] != nil else { return nil }
        edits[kind]?.append(Edit([]))
      }
    }
    guard edits.values.joined().allSatisfy({ !$0.changes.isEmpty }) else { return nil }
    return History(undoable: edits["undo"] ?? [], redoable: edits["redo"] ?? [])
  }

  private static func append(_ edit: Edit, called kind: String, to lines: inout [String]) {
    lines.append(kind)
    for change in edit.changes {
      let fields = [change.id] + fields(of: change.from) + fields(of: change.to)
      lines.append(fields.map { "\t" + EscapedField.escaped($0) }.joined())
    }
  }

  private static func fields(of location: Location) -> [String] {
    switch location {
    case .favorites(let place, let isPinned):
      [
        isPinned ? "pinned" : "favorite", String(place.index), place.predecessor ?? "",
        place.successor ?? "",
      ]
    case .catalog(let removedIndex): ["catalog", removedIndex.map(String.init) ?? ""]
    }
  }

  /// The fields of one line, taken from the left.
  private struct Fields {
    private var rest: ArraySlice<String>

    init(_ line: String) {
      rest = line.utf8.split(separator: Byte.tab, omittingEmptySubsequences: false)
        .map { EscapedField.unescaped(String(decoding: $0, as: UTF8.self)) }.dropFirst()
    }

    mutating func change() -> Change? {
      guard let id = rest.popFirst(), let from = location(), let to = location(), rest.isEmpty
      else { return nil }
      return Change(id: id, from: from, to: to)
    }

    private mutating func location() -> Location? {
      guard let kind = rest.popFirst(), let number = rest.popFirst() else { return nil }
      if kind == "catalog", number.isEmpty { return .catalog(removedIndex: nil) }
      guard let index = Int(number) else { return nil }
      if kind == "catalog" { return .catalog(removedIndex: index) }
      guard kind == "favorite" || kind == "pinned", let predecessor = rest.popFirst(),
        let successor = rest.popFirst()
      else { return nil }
      let place = ItemPosition(
        index: index, predecessor: predecessor.isEmpty ? nil : predecessor,
        successor: successor.isEmpty ? nil : successor)
      return .favorites(place, isPinned: kind == "pinned")
    }
  }
}
