/// An open search: the typed text and the items found.
///
/// While a search is open the page shows the found items in place of everything else: section 0
/// is empty and holds the field in its heading, section 1 holds the found items. Nothing lifts.
struct Search: Equatable, Sendable {
  var text: String {
    didSet {
      revision &+= 1
      (isAnswered, activation) = (false, nil)
    }
  }
  /// Whether the results for the text are complete.
  private(set) var isAnswered = false
  /// An Enter that waits for the complete results: whether the window stays open.
  var activation: Bool?
  /// Grows with every change of the text.
  private(set) var revision: UInt32 = 0
  /// The field's section and the one of the found items, as the page shows them.
  private(set) var sections = [
    GridSection(id: "search", title: ""), GridSection(id: "results", title: ""),
  ]
  /// The scroll offset to go back to when the search closes.
  let scrollBefore: Int

  init(text: String, scrollBefore: Int) {
    self.text = text
    self.scrollBefore = scrollBefore
  }

  /// Replaces the results by `items`, best first; `isComplete` tells whether these are all.
  mutating func show(_ items: [ItemHandle], isComplete: Bool) {
    (sections[1].items, isAnswered) = (items, isComplete)
  }
}

extension String {
  /// Whether anything of it is seen: it is not only blanks, controls, marks that need a letter to
  /// stand on, and signs that are never drawn.
  var isVisible: Bool { unicodeScalars.contains(where: \.isVisible) }
}

extension Unicode.Scalar {
  fileprivate var isVisible: Bool {
    if properties.isDefaultIgnorableCodePoint { return false }
    return switch properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .nonspacingMark,
      .enclosingMark:
      false
    default: true
    }
  }
}
