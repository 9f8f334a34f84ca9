extension Interaction {
  /// Takes text that was typed: it opens a search, or goes on with the one that is open.
  mutating func typed(_ text: String, in context: Context, into intents: inout [Intent]) {
    guard case .idle = phase, context.rules.searches, !text.isEmpty else { return }
    setSearch((search?.text ?? "") + text, into: &intents)
  }

  /// Takes back the last character typed; with none left the search closes.
  mutating func deleteBackward(into intents: inout [Intent]) {
    guard case .idle = phase, let search else { return }
    setSearch(String(search.text.dropLast()), into: &intents)
  }

  /// Opens a search for `text`, changes the one that is open, or closes it when nothing of `text` is
  /// seen.
  mutating func setSearch(_ text: String, into intents: inout [Intent]) {
    guard text.isVisible else { return closeSearch(into: &intents) }
    if search == nil {
      search = Search(text: text, scrollBefore: scroll)
    } else {
      search?.text = text
    }
    (scroll, hover) = (0, nil)
    intents.append(.effect(.searchChanged(text)))
  }

  /// Closes the search: the page is as it was before it.
  mutating func closeSearch(into intents: inout [Intent]) {
    guard let search else { return }
    (self.search, focus, hover) = (nil, nil, nil)
    scroll = search.scrollBefore
    intents.append(.effect(.searchChanged("")))
  }

  /// The Enter that waited for all that there is to find, once that is there.
  mutating func takeActivation() -> KeyCommand? {
    guard search?.isAnswered == true else { return nil }
    defer { search?.activation = nil }
    return search?.activation.map { .activate(staysOpen: $0) }
  }

  /// Shows what was found, with the focus on the best, or says that there is nothing.
  mutating func showResults(
    _ results: [ItemHandle], isComplete: Bool, into intents: inout [Intent]
  ) {
    search?.show(results, isComplete: isComplete)
    if let search, results.isEmpty, isComplete {
      intents.append(.effect(.announce(.nothingFound(search.text))))
    }
    focus = results.first.map { Focus(item: $0, indexPath: IndexPath(item: 0, section: 1)) }
  }
}
