package import GridCore

/// What the page is open for, as the command line says.
package struct PageMode: Equatable, Sendable {
  /// Whether Done and closing print the order (`--print`).
  package var printsOrder = false
  /// Whether the first click is a choice that is printed (`--select`).
  package var printsChoice = false
  /// Whether the page is a launcher (`--toggle`), which Escape closes.
  package var isLauncher = false

  /// Whether somebody waits for an answer.
  package var isQuestion: Bool { printsOrder || printsChoice }

  /// Makes the page a question where somebody waits for an answer, and a click a choice where one
  /// is asked for.
  package func apply(to rules: inout Rules) {
    rules.isQuestion = isQuestion
    if printsChoice { (rules.clickFavorite, rules.clickCatalog) = (.select, .select) }
  }
}
