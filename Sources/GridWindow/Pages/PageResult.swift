import GridCore
import GridSettings

/// The result of the program: what it prints, and its exit status.
nonisolated struct PageResult: Equatable, Sendable {
  /// What is printed on standard output.
  let printed: Printed
  /// 0 for success, 1 if there is no answer.
  let status: Int32

  /// What can be printed.
  enum Printed: Equatable, Sendable {
    /// Nothing.
    case nothing
    /// The ids of section 0 in order, one per line.
    case order
    /// The id of the item.
    case item(ItemHandle)
  }

  /// A result with exit status 0.
  init(_ printed: Printed) { (self.printed, status) = (printed, 0) }

  private init(printed: Printed, status: Int32) { (self.printed, self.status) = (printed, status) }

  /// The user gave no answer.
  static let refused = PageResult(printed: .nothing, status: 1)

  /// The text to print for `document`.
  ///
  /// - Complexity: O(*n*) in the favorites for `.order`.
  func text(in document: Document) -> String {
    switch printed {
    case .nothing: ""
    case .order: document.favorites.map { document.items[$0].id + "\n" }.joined()
    case .item(let handle): document.items[handle].id + "\n"
    }
  }
}

nonisolated extension PageMode {
  /// The result of the program if `effect` ends a page with `rules`; `nil` if it does not.
  ///
  /// A window that is closed by the desktop counts as `.closeRequested`.
  func result(of effect: Effect, under rules: Rules) -> PageResult? {
    switch effect {
    case .select(let item) where printsChoice: PageResult(.item(item))
    case .select: closing
    case .closeRequested: closing
    case .didChangeEditing(false) where printsOrder && rules.editing == .sticky: closing
    case .escaped where isQuestion: .refused
    case .escaped where isLauncher: PageResult(.nothing)
    default: nil
    }
  }

  /// The result if a signal ends the program: no answer to a question.
  var interrupted: PageResult { isQuestion ? .refused : PageResult(.nothing) }

  /// The result if the page is closed: no answer without a choice.
  private var closing: PageResult {
    if printsOrder { return PageResult(.order) }
    return printsChoice ? .refused : PageResult(.nothing)
  }
}
