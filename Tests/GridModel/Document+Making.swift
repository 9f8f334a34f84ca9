@testable import GridCore

extension Document {
  /// A document with these favorites and one catalog section.
  init(_ favorites: String, pinned: String = "", _ configure: (inout Fixture) -> Void = { _ in }) {
    var fixture = Fixture()
    (fixture.favorites, fixture.pinned) = (favorites, pinned)
    configure(&fixture)
    self = fixture.makeDocument()
  }

  /// Makes the edit, when there is one, and hands it back.
  @discardableResult
  mutating func make(_ edit: Edit?) -> Edit? {
    if let edit { apply(edit) }
    return edit
  }

  /// The favorites with a pin mark, in their order.
  var marked: String { text(favorites.filter(isMarkedAsPinned)) }
}

/// The order after a move, in the plainest way there is.
func moved(_ order: String, from source: Int, to destination: Int) -> String {
  var characters = Array(order)
  characters.insert(characters.remove(at: source), at: destination)
  return String(characters)
}
