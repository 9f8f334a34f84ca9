public import GridCore

extension LocalizedStrings {
  /// Why an edit of `document` was refused; of a title that is longer than `limit` characters the
  /// beginning.
  public func text(
    for refusal: Refusal, of document: Document, cuttingTitlesTo limit: Int = .max
  ) -> String {
    func title(_ id: String) -> String {
      (document.items.handle(of: id).map { document.items[$0].title } ?? id).cut(to: limit)
    }
    return switch refusal {
    case .pinned(let id): formatted(.refusedPinned, title(id))
    case .notFavorite(let id): formatted(.refusedNotFavorite, title(id))
    case .alreadyFavorite: self[.alreadyInFavorites]
    case .full(let limit): formatted(.refusedFull, String(limit))
    case .notBesidePinnedRun(let id): formatted(.refusedPin, title(id))
    case .notInnermostPin(let id): formatted(.refusedLetGo, title(id))
    case .unusableID: refusal.description
    }
  }
}
