/// What was typed to find an item, and what was found.
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
  /// Whether the found items are all that there are for the text.
  private(set) var isAnswered = false
  /// An Enter that came before the answer and waits for it: whether the window is to stay.
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

  /// Takes `items` for what was found, best first; there may be more until that `isComplete`.
  mutating func show(_ items: [ItemHandle], isComplete: Bool) {
    (sections[1].items, isAnswered) = (items, isComplete)
  }
}
