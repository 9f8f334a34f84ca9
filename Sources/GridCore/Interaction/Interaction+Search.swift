extension Interaction {
  /// Takes text that was typed: it opens a search, or goes on with the one that is open.
  mutating func typed(_ text: String, in context: inout InteractionContext) {
    guard case .idle = phase, context.rules.searches, !text.isEmpty else { return }
    setSearch((search?.text ?? "") + text, in: &context)
  }

  /// Takes back the last character typed; with none left the search closes.
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

  /// Closes the search: the page is as it was before it.
  mutating func closeSearch(in context: inout InteractionContext) {
    guard let search else { return }
    (self.search, focus, hover) = (nil, nil, nil)
    scroll = search.scrollBefore
    context.emit(.searchChanged(""))
  }

  /// The Enter that waited for all that there is to find, once that is there.
  mutating func takeActivation() -> KeyCommand? {
    guard search?.isAnswered == true else { return nil }
    defer { search?.activation = nil }
    return search?.activation.map { .activate(staysOpen: $0) }
  }

  /// Shows what was found, with the focus on the best, or says that there is nothing.
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
