import GridCore

/// What the page is open for, as the command line says.
nonisolated struct Purpose: Equatable, Sendable {
  /// Whether Done and closing print the order (`--print`).
  var printsOrder = false
  /// Whether the first click is a choice that is printed (`--select`).
  var printsChoice = false
  /// Whether the page is a launcher (`--toggle`), which Escape closes.
  var isLauncher = false

  /// Whether somebody waits for an answer.
  var isQuestion: Bool { printsOrder || printsChoice }

  /// Makes the page a question where somebody waits for an answer, and a click a choice where one
  /// is asked for.
  func apply(to rules: inout Rules) {
    rules.isQuestion = isQuestion
    if printsChoice { (rules.clickFavorite, rules.clickCatalog) = (.select, .select) }
  }

  /// How the program ends on `effect` on a page with `rules`; `nil` when it goes on.
  ///
  /// A window that is closed by the desktop counts as `.closeRequested`.
  func outcome(of effect: Effect, under rules: Rules) -> Outcome? {
    switch effect {
    case .select(let item) where printsChoice: Outcome(.item(item))
    case .select: closing
    case .closeRequested: closing
    case .didChangeEditing(false) where printsOrder && rules.editing == .sticky: closing
    case .escaped where isQuestion: .refused
    case .escaped where isLauncher: Outcome(.nothing)
    default: nil
    }
  }

  /// How the program ends when it is told to by a signal: that answers no question.
  var interrupted: Outcome { isQuestion ? .refused : Outcome(.nothing) }

  /// How the program ends when the page is closed: without a choice, there is no answer.
  private var closing: Outcome {
    if printsOrder { return Outcome(.order) }
    return printsChoice ? .refused : Outcome(.nothing)
  }
}
