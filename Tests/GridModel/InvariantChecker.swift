@testable import GridCore

/// Watches what becomes of the document from one event to the next, and knows what may.
struct InvariantChecker {
  private var state: State
  /// What undo and redo must bring back; `nil` where the file changed since.
  private var past: [State?] = []
  private var future: [State?] = []
  private var history = History()
  private var lift: LiftRecord?

  init(_ grid: Grid) { state = State(grid) }

  /// What is saved, and what the catalog shows.
  struct State: Equatable {
    var order: [ItemHandle]
    var marked: Set<ItemHandle>
    var catalog: [[ItemHandle]]

    init(_ grid: Grid) {
      order = grid.document.favorites
      marked = grid.document.pins.marked
      catalog = grid.document.sections.dropFirst().map(\.items)
    }
  }

  /// What a cancel must bring back.
  private struct LiftRecord {
    /// The scroll offset before the lift, and the one a drag without scrolling has.
    let before, during: Int
    let viewport: Size
  }

  /// What is wrong after `effects` came out of `grid`.
  mutating func faults(after effects: [Effect], reloads: Bool, in grid: Grid) -> [String] {
    let new = State(grid)
    var faults: [String] = []
    if Set(new.order).count != new.order.count { faults.append("a favorite stands twice") }
    let commits = effects.filter { if case .documentChanged = $0 { true } else { false } }.count
    faults += reloads ? [] : changeFaults(to: new, effects, commits: commits, in: grid)
    if reloads { forgetPast(in: grid) } else { track(new, commits: commits, in: grid) }
    faults += scrollFaults(in: grid, commits: commits, reloads: reloads)
    state = new
    return faults
  }

  // MARK: Changes

  private func changeFaults(
    to new: State, _ effects: [Effect], commits: Int, in grid: Grid
  ) -> [String] {
    guard commits > 0 else { return new == state ? [] : ["the document changed without an edit"] }
    guard commits == 1 else { return [] }
    if let restored = restored(in: grid) { return restored == new ? [] : ["undo or redo is wrong"] }
    if new == state, isKnown { return ["an edit changed nothing"] }
    return effects.compactMap { effect in
      guard case .didMove(let item, let from, let to) = effect else { return nil }
      var order = state.order
      if from.section == 0 { order.remove(at: from.item) }
      order.insert(item, at: to.item)
      return order == new.order ? nil : "the drop is not remove and insert"
    }
  }

  /// Whether nothing of the history was made on another order than today's.
  private var isKnown: Bool { !(past + future).contains { $0 == nil } }

  /// What undo or redo just had to bring back, when that is known.
  private func restored(in grid: Grid) -> State? {
    switch step(to: grid.history) {
    case .undo: past.last.flatMap(\.self)
    case .redo: future.last.flatMap(\.self)
    case .other: nil
    }
  }

  private enum HistoryStep { case undo, redo, other }

  private func step(to next: History) -> HistoryStep {
    if let edit = history.undoable.last, next.redoable == history.redoable + [edit] {
      return .undo
    }
    if let edit = history.redoable.last, next.undoable == history.undoable + [edit],
      next.redoable == history.redoable.dropLast()
    {
      return .redo
    }
    return .other
  }

  private mutating func track(_ new: State, commits: Int, in grid: Grid) {
    guard commits == 1 else {
      if grid.history != history { forgetPast(in: grid) }
      return
    }
    switch step(to: grid.history) {
    case .undo:
      future.append(past.removeLast() == nil ? nil : state)
    case .redo:
      past.append(future.removeLast() == nil ? nil : state)
    case .other:
      past.append(state)
      future = []
    }
    history = grid.history
  }

  private mutating func forgetPast(in grid: Grid) {
    past = grid.history.undoable.map { _ in nil }
    future = grid.history.redoable.map { _ in nil }
    history = grid.history
  }

  // MARK: Scrolling

  private mutating func scrollFaults(in grid: Grid, commits: Int, reloads: Bool) -> [String] {
    var faults: [String] = []
    let scroll = grid.scrollOffset
    if scroll < 0 || scroll > grid.maximumScrollOffset { faults.append("scrolled past the end") }
    if let lift, grid.dragPhase != .lifted, commits == 0, !reloads, lift.viewport == grid.viewport,
      lastScroll == lift.during, scroll != lift.before
    {
      faults.append("a cancel left the page scrolled")
    }
    if grid.interaction.session == nil || reloads {
      lift = nil
    } else if lift == nil, !isRebased {
      lift = LiftRecord(before: lastScroll, during: scroll, viewport: grid.viewport)
    }
    isRebased = grid.dragPhase == .lifted && (isRebased || reloads)
    lastScroll = scroll
    return faults
  }

  private var lastScroll = 0
  /// Whether the file changed in mid-drag, so that nobody knows what a cancel brings back.
  private var isRebased = false
}
