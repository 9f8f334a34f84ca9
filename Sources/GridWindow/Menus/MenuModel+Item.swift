import Freedesktop
import GridCore
import GridPainting

extension [MenuEntry] {
  /// The more actions an application lists, the less its menu is one: these are shown.
  private nonisolated static let mostActions = 12

  /// The context menu of `item`: what can be done with it on this page.
  ///
  /// - Parameters:
  ///   - item: An item of `document`.
  ///   - document: The favorites and the catalog.
  ///   - rules: How the page behaves; it names what a click and a badge would do.
  ///   - application: What is installed under the item's id, if anything.
  ///   - strings: The language.
  nonisolated init(
    for item: ItemHandle, in document: Document, rules: Rules, application: Application?,
    strings: LocalizedStrings
  ) {
    self = []
    append(group: Self.starting(item, in: document, rules: rules, application, strings))
    append(group: Self.membership(of: item, in: document, rules: rules, strings))
    if let index = document.indexOfFavorite(item) {
      append(group: Self.places(ofFavoriteAt: index, in: document, strings))
    }
    append(group: [MenuEntry(strings[.copyID], .copyID)])
  }

  /// Appends entries that a line parts from those before.
  nonisolated mutating func append(group: [MenuEntry]) {
    let start = endIndex
    append(contentsOf: group)
    if start > 0, indices.contains(start) { self[start].row.startsGroup = true }
  }

  private nonisolated static func starting(
    _ item: ItemHandle, in document: Document, rules: Rules, _ application: Application?,
    _ strings: LocalizedStrings
  ) -> [MenuEntry] {
    let click = document.isFavorite(item) ? rules.clickFavorite : rules.clickCatalog
    guard click == .launch else { return [] }
    let isAvailable = document.items[item].availability == .available
    let open = MenuEntry(strings[.open], .open, isEnabled: isAvailable)
    let actions = (application?.entry.actions ?? []).prefix(mostActions)
    return [open] + actions.map { MenuEntry($0.name, .start($0), isEnabled: isAvailable) }
  }

  private nonisolated static func membership(
    of item: ItemHandle, in document: Document, rules: Rules, _ strings: LocalizedStrings
  ) -> [MenuEntry] {
    if let index = document.indexOfFavorite(item) {
      guard rules.badges != .none else { return [] }
      let isMovable = !document.isPinned(at: index)
      return [MenuEntry(strings[.removeFromFavorites], .remove, isEnabled: isMovable)]
    }
    return rules.badges == .all || rules.clickCatalog == .add
      ? [MenuEntry(strings[.addToFavorites], .add)] : []
  }

  private nonisolated static func places(
    ofFavoriteAt index: Int, in document: Document, _ strings: LocalizedStrings
  ) -> [MenuEntry] {
    let range = document.movableRange
    let isMovable = range.contains(index)
    var entries = [
      MenuEntry(
        strings[.moveToStart], .moveToStart, isEnabled: isMovable && index > range.lowerBound),
      MenuEntry(
        strings[.moveToEnd], .moveToEnd, isEnabled: isMovable && index < range.upperBound - 1),
    ]
    if (try? document.editPinning(at: index)) != nil {
      entries.append(MenuEntry(strings[.keepInPlace], .keepInPlace))
    }
    if (try? document.editUnpinning(at: index)) != nil {
      entries.append(MenuEntry(strings[.letItMove], .letItMove))
    }
    return entries
  }
}
