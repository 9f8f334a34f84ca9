package import GridCore

extension LocalizedStrings {
  /// The text of `toast` about the items of `document`, with titles cut to `limit` characters.
  package func text(
    for toast: Toast, of document: Document, cuttingTitlesTo limit: Int = .max
  ) -> String {
    func title(_ handle: ItemHandle) -> String { document.items[handle].title.cut(to: limit) }
    switch toast {
    case .holdToLift: return self[.holdToLift]
    case .staysInPlace: return self[.staysInPlace]
    case .nothingToReorder: return self[.nothingToReorder]
    case .alreadyFavorite: return self[.alreadyInFavorites]
    case .clickDoneToLaunch: return self[.clickDoneToLaunch]
    case .added(let handle): return formatted(.added, title(handle))
    case .removed(let handle): return formatted(.removed, title(handle))
    case .imported(let count, 0): return formatted(.imported, "\(count)")
    case .imported(let count, let skipped):
      return formatted(.importedSome, "\(count)", "\(skipped)")
    case .notInstalled(let handle): return formatted(.notInstalled, title(handle))
    case .unavailable(let handle):
      guard case .unavailable(let reason) = document.items[handle].availability else { return "" }
      return reason
    case .couldNotStart(let handle, let reason):
      return formatted(.couldNotStart, title(handle), reason)
    case .skipped(let handle): return formatted(.skipped, title(handle))
    case .refused(let refusal):
      return text(for: refusal, of: document, cuttingTitlesTo: limit)
    case .notice(let sentence): return sentence
    }
  }
}

extension String {
  /// The text, or its beginning when it is longer than `limit` characters.
  func cut(to limit: Int) -> String { count > limit ? prefix(limit) + "…" : self }
}

extension LocalizedStrings {
  /// What a screen reader speaks for `announcement` about the items of `document`.
  package func text(for announcement: Announcement, of document: Document) -> String {
    func title(_ handle: ItemHandle) -> String { document.items[handle].title }
    return switch announcement {
    case .item(let handle, let place, let count):
      formatted(.itemOfCount, title(handle), String(place), String(count))
    case .lifted: self[.lifted]
    case .dropped(_, let place): formatted(.droppedAt, String(place))
    case .cancelled(_, let place): formatted(.cancelledBackAt, String(place))
    case .added(let handle): formatted(.added, title(handle))
    case .removed(let handle): formatted(.removed, title(handle))
    case .nothingFound(let text): formatted(.nothingMatches, text)
    }
  }
}

extension LocalizedStrings {
  /// Why an edit of `document` was refused, with titles cut to `limit` characters.
  package func text(
    for refusal: EditError, of document: Document, cuttingTitlesTo limit: Int = .max
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
