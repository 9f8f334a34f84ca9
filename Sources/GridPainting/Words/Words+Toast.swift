public import GridCore

extension Words {
  /// What `toast` says about the items of `document`.
  public func sentence(for toast: Toast, of document: Document) -> String {
    func title(_ handle: ItemHandle) -> String { document.items[handle].title }
    switch toast {
    case .holdToLift: return self[.holdToLift]
    case .staysInPlace: return self[.staysInPlace]
    case .nothingToReorder: return self[.nothingToReorder]
    case .alreadyFavorite: return self[.alreadyInFavorites]
    case .clickDoneToLaunch: return self[.clickDoneToLaunch]
    case .added(let handle): return sentence(.added, title(handle))
    case .removed(let handle): return sentence(.removed, title(handle))
    case .imported(let count, 0): return sentence(.imported, "\(count)")
    case .imported(let count, let skipped):
      return sentence(.importedSome, "\(count)", "\(skipped)")
    case .notInstalled(let handle): return sentence(.notInstalled, title(handle))
    case .unavailable(let handle):
      guard case .unavailable(let reason) = document.items[handle].availability else { return "" }
      return reason
    case .couldNotStart(let handle, let reason):
      return sentence(.couldNotStart, title(handle), reason)
    case .skipped(let handle): return sentence(.skipped, title(handle))
    case .notice(let sentence): return sentence
    }
  }
}
