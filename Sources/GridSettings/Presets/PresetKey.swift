import Freedesktop
import GridCore
import GridPainting

/// One key of the group `[Grid]` of a preset.
package typealias PresetKey = KeyRule<Preset>

extension KeyRule<Preset> {
  /// Every key of `[Grid]`, in the order of the manual.
  package static let all: [PresetKey] = behavior + lengths + edges + looks + strings

  /// A key whose value is stored at `path`; its default is that of a preset without keys.
  init<Value>(
    _ name: String, _ form: KeyForm<Value>, _ path: Path<Value>, _ summary: String
  ) {
    self.init(
      "Grid", name, form, standard: form.write(Preset()[keyPath: path]),
      set: { $0[keyPath: path] = $1 }, get: { $0[keyPath: path] }, summary)
  }

  private static let behavior = [
    PresetKey(
      "Membership", .choice(["copies": .copies, "moves": .moves]), \.membership,
      "Whether an added item also stays in its section, or leaves it."),
    PresetKey(
      "Editing", .choice(["sticky": .sticky, "while-held": .whileHeld, "none": .none]),
      \.rules.editing, "Whether edit mode lasts until it is ended, or only while you hold."),
    PresetKey(
      "DragStart", .choice(["hold": .hold, "hold-or-move": .holdOrMove]), \.rules.dragStart,
      "Whether an item lifts only when held, or also as soon as it is dragged."),
    PresetKey(
      "HoldDelay", .milliseconds(in: 100...5000), \.rules.holdDelay,
      "How long an item is held until it lifts."),
    PresetKey(
      "Settle", .milliseconds(in: 0...2000), \.rules.settleDuration,
      "How long a dropped item takes to its place."),
    PresetKey(
      "LiftScale", .number(in: 1...2), \.rules.liftScale, "How large a lifted item is drawn."),
    PresetKey(
      "LiftBorder", .pixels(in: 0...20), \.rules.liftBorder, "The line around a lifted item."),
    PresetKey(
      "Gap", .choice(["empty": .empty, "placeholder": .placeholder]), \.rules.gap,
      "What a lifted item leaves in its place."),
    PresetKey(
      "Outside", .choice(["revert": .revert, "keep-last": .keepLast]), \.rules.outside,
      "What becomes of the order while the item is held outside its section."),
    PresetKey(
      "SingleItemMoves", .flag, \.rules.singleItemMoves, "Whether the only item lifts."),
    PresetKey(
      "DragToAdd", .flag, \.rules.dragToAdd, "Whether items are dragged into the first section."),
    PresetKey(
      "PinnedPrefix", .whole(in: 0...Document.defaultLimit), \.pinnedPrefix,
      "How many items at the start stay in place; used once, when the order is first made."),
    PresetKey(
      "PinnedSuffix", .whole(in: 0...Document.defaultLimit), \.pinnedSuffix,
      "How many items at the end stay in place; used once, when the order is first made."),
    PresetKey(
      "ClickFavorite", .click, \.rules.clickFavorite,
      "What a click on an item of the first section does; select also closes the page."),
    PresetKey(
      "ClickCatalog", .click, \.rules.clickCatalog,
      "What a click on an item of another section does."),
  ]

  private static let strings = [
    PresetKey(
      "Grid", "Name", .text, standard: "GridWindow", set: { $0.name = $1 }, get: \.name,
      "What the page is called."),
    text("EditText", .edit, "The button that begins edit mode."),
    text("DoneText", .done, "The button that ends edit mode."),
    text("EmptyTitle", .emptyTitle, "The heading of an empty first section."),
    text("EmptyText", .emptyText, "What is said in an empty first section."),
  ]

  private static func text(
    _ name: String, _ key: StringKey, _ summary: String
  ) -> PresetKey {
    PresetKey(
      "Grid", name, .text, standard: "as on the applications page", \.texts[key], summary)
  }
}

extension KeyForm where Value == ClickAction {
  fileprivate static var click: Self {
    .choice(["launch": .launch, "select": .select, "add": .add, "none": .none])
  }
}

extension KeyForm where Value == Duration {
  /// Whole milliseconds within `range`.
  fileprivate static func milliseconds(in range: ClosedRange<Int>) -> Self {
    let whole = KeyForm<Int>.whole(in: range, unit: " milliseconds")
    return KeyForm(
      words: whole.words,
      read: { value throws(KeyFileError) in
        try whole.read(value).map { .milliseconds($0) }
      }, write: { "\(Int($0 / .milliseconds(1)))" })
  }
}
