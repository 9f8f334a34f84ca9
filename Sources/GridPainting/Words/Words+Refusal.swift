public import GridCore

extension Words {
  /// Why an edit of `document` was refused; of a title that is longer than `limit` characters the
  /// beginning.
  public func sentence(
    for refusal: Refusal, of document: Document, cuttingTitlesTo limit: Int = .max
  ) -> String {
    func title(_ id: String) -> String {
      (document.items.handle(of: id).map { document.items[$0].title } ?? id).cut(to: limit)
    }
    return switch refusal {
    case .pinned(let id): sentence(.refusedPinned, title(id))
    case .notFavorite(let id): sentence(.refusedNotFavorite, title(id))
    case .alreadyFavorite: self[.alreadyInFavorites]
    case .full(let limit): sentence(.refusedFull, String(limit))
    case .notBesidePinnedRun(let id): sentence(.refusedPin, title(id))
    case .notInnermostPin(let id): sentence(.refusedLetGo, title(id))
    case .unusableID: refusal.description
    }
  }
}
