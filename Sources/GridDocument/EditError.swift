/// Why an edit of the favorites was not made.
public enum EditError: Error, Equatable, Sendable {
  /// The item is pinned: it is neither moved nor removed.
  case pinned(id: String)
  /// Nothing in the favorites has this id.
  case notFavorite(id: String)
  /// The id is in the favorites already.
  case alreadyFavorite(id: String)
  /// The favorites hold as many items as their limit allows.
  case full(limit: Int)
  /// Only an item at an end, or beside a pinned run, can be kept in place.
  case notBesidePinnedRun(id: String)
  /// Only the innermost item of a pinned run can be unpinned.
  case notInnermostPin(id: String)
  /// The id is empty or more than one line of text.
  case unusableID
}

extension EditError: CustomStringConvertible {
  /// One sentence: what was refused, and what to do.
  public var description: String {
    switch self {
    case .pinned(let id): "\(id) is pinned and stays in place; let it move first"
    case .notFavorite(let id): "\(id) is not in the favorites"
    case .alreadyFavorite(let id): "\(id) is in the favorites already"
    case .full(let limit): "the favorites hold \(limit) items already; remove one first"
    case .notBesidePinnedRun(let id):
      "\(id) can't be pinned there; move it to an end or beside a pinned item first"
    case .notInnermostPin(let id): "\(id) can't move before the pinned items beside it do"
    case .unusableID: "an id must be one line of text and not empty"
    }
  }
}
