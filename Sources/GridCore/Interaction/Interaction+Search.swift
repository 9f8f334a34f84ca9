extension Interaction {
  /// Opens a search for the typed text, or appends the text to that of the open one.
  mutating func typed(_ text: String, in context: inout InteractionContext) {
    guard case .idle = phase, context.rules.searches, !text.isEmpty else { return }
    setSearch((search?.text ?? "") + text, in: &context)
  }

  /// Deletes the last character of the search; with none left the search closes.
  mutating func deleteBackward(in context: inout InteractionContext) {
    guard case .idle = phase, let search else { return }
    setSearch(String(search.text.dropLast()), in: &context)
  }

  /// Opens a search for `text`, changes the one that is open, or closes it when nothing of `text` is
  /// seen.
  mutating func setSearch(_ text: String, in context: inout InteractionContext) {
    guard text.isVisible else { return closeSearch(in: &context) }
    if search == nil {
      search = Search(text: text, scrollBefore: scroll)
    } else {
      search?.text = text
    }
    (scroll, hover) = (0, nil)
    context.emit(.searchChanged(text))
  }

  /// Closes the search and restores the page as it was before.
  mutating func closeSearch(in context: inout InteractionContext) {
    guard let search else { return }
    (self.search, focus, hover) = (nil, nil, nil)
    scroll = search.scrollBefore
    context.emit(.searchChanged(""))
  }

  /// Returns the Enter that waited for the complete results, once, when they have arrived.
  mutating func takeActivation() -> KeyCommand? {
    guard search?.isAnswered == true else { return nil }
    defer { search?.activation = nil }
    return search?.activation.map { .activate(staysOpen: $0) }
  }

  /// Shows the results with the focus on the best one, or announces that there are none.
  mutating func showResults(
    _ results: [ItemHandle], isComplete: Bool, in context: inout InteractionContext
  ) {
    search?.show(results, isComplete: isComplete)
    if let search, results.isEmpty, isComplete {
      context.emit(.announce(.nothingFound(search.text)))
    }
    focus = results.first.map { Focus(item: $0, indexPath: IndexPath(item: 0, section: 1)) }
  }
}
