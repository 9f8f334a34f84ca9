public import GridCore

extension LocalizedStrings {
  /// What a screen reader says for `announcement` about the items of `document`.
  public func text(for announcement: Announcement, of document: Document) -> String {
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
