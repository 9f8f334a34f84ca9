package import GridCore

/// The purpose of the page: to launch, to choose or to sort.
package struct PageMode: Equatable, Sendable {
  /// Whether Done and closing the page print the order (`--print`).
  package var printsOrder = false
  /// Whether the first click prints the item and exits (`--select`).
  package var printsChoice = false
  /// Whether the page is a launcher (`--toggle`), which Escape closes.
  package var isLauncher = false

  /// Whether the caller waits for a result.
  package var isQuestion: Bool { printsOrder || printsChoice }

  /// Adjusts `rules` for a page that returns a result.
  package func apply(to rules: inout Rules) {
    rules.isQuestion = isQuestion
    if printsChoice { (rules.clickFavorite, rules.clickCatalog) = (.select, .select) }
  }
}
