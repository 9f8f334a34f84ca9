import GridDocument

extension Reconciliation {
  /// Their history without the edits that we took back, and with those that we made, newest.
  static func merge(base: History, ours: History, theirs: History) -> History {
    if ours == theirs || base == theirs { return ours }
    if base == ours { return theirs }
    let made = ours.undoable.without(base.undoable)
    let redoable = merge(base: base.redoable, ours: ours.redoable, theirs: theirs.redoable)
    return History(
      undoable: merge(base: base.undoable, ours: ours.undoable, theirs: theirs.undoable),
      redoable: made.isEmpty || !ours.redoable.isEmpty ? redoable : [])
  }

  private static func merge(base: [Edit], ours: [Edit], theirs: [Edit]) -> [Edit] {
    let madeByBoth = theirs.without(base)
    return theirs.without(base.without(ours)) + ours.without(base).without(madeByBoth)
  }
}

extension [Edit] {
  /// These edits less one of each equal one in `others`, the newest first.
  fileprivate func without(_ others: [Edit]) -> [Edit] {
    var others = others
    let rest = reversed().filter { edit in
      guard let index = others.lastIndex(of: edit) else { return true }
      others.remove(at: index)
      return false
    }
    return rest.reversed()
  }
}
