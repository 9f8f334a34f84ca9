import Freedesktop

/// What a preset says of one section, in the person's language.
package struct PresetSection: Equatable, Sendable {
  /// The name that scripts and tests know it by.
  package let id: String
  /// The heading, and the second, smaller one beside it.
  package var title: String, hint = ""
  /// The ids of its items in order.
  package var items: [String] = []

  /// An empty section that is called what it is.
  init(id: String) { (self.id, title) = (id, id) }
}

extension KeyRule<PresetSection> {
  /// The keys of a `[Section ID]`.
  package static let all = [
    KeyRule(
      "Section", "Name", .text, standard: "the id", set: { $0.title = $1 }, get: \.title,
      "The heading."),
    KeyRule(
      "Section", "Hint", .text, standard: "nothing", set: { $0.hint = $1 }, get: \.hint,
      "A second, smaller heading."),
    KeyRule(
      "Section", "Items", .list, standard: "nothing", set: { $0.items = $1 }, get: \.items,
      "The ids of the items in order."),
  ]
}

extension KeyForm where Value == [String] {
  /// Ids with semicolons between them.
  fileprivate static var list: Self {
    KeyForm(
      words: "ids with ; between them",
      read: { (value) throws(KeyFileError) in try value.strings() },
      write: { $0.joined(separator: ";") })
  }
}
