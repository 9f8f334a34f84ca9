public import GridCore

extension LocalizedStrings {
  /// What `toast` says about the items of `document`; of a title that is longer than `limit`
  /// characters the beginning.
  public func text(
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
