import GridCore

/// Keys that wait until it is known what is installed: from the first Enter in a search on.
///
/// What is typed into an incomplete page is searched for among the favorites alone. Enter must
/// neither take the best of them for the best of all, nor find nothing and be lost.
struct HeldKeys {
  private var events: [InputEvent] = []

  /// Keeps `event` when it has to wait, and returns whether it does.
  mutating func hold(_ event: InputEvent, isSearching: Bool) -> Bool {
    switch event {
    case .key(.activate, _) where isSearching: break
    case .key where !events.isEmpty, .text where !events.isEmpty: break
    default: return false
    }
    events.append(event)
    return true
  }

  /// Hands over what has waited, in its order.
  mutating func takeAll() -> [InputEvent] {
    defer { events.removeAll() }
    return events
  }
}
