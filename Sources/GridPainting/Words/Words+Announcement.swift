public import GridCore

extension Words {
  /// What a screen reader says for `announcement` about the items of `document`.
  public func sentence(for announcement: Announcement, of document: Document) -> String {
    func title(_ handle: ItemHandle) -> String { document.items[handle].title }
    return switch announcement {
    case .item(let handle, let place, let count):
      sentence(.itemOfCount, title(handle), String(place), String(count))
    case .lifted: self[.lifted]
    case .dropped(_, let place): sentence(.droppedAt, String(place))
    case .cancelled(_, let place): sentence(.cancelledBackAt, String(place))
    case .added(let handle): sentence(.added, title(handle))
    case .removed(let handle): sentence(.removed, title(handle))
    case .nothingFound(let text): sentence(.nothingMatches, text)
    }
  }
}
