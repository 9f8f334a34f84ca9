import GridCore
import Testing

@testable import GridSettings
@testable import GridWindow

struct PageModeTests {
  private let item = ItemHandle(rawValue: 1)

  private func result(
    _ effect: Effect, order: Bool = false, choice: Bool = false, launcher: Bool = false,
    editing: EditingRule = .sticky
  ) -> PageResult? {
    var rules = Rules()
    rules.editing = editing
    return PageMode(printsOrder: order, printsChoice: choice, isLauncher: launcher)
      .result(of: effect, under: rules)
  }

  @Test func `a page without a question is closed and never escaped from`() {
    #expect(result(.escaped) == nil)
    #expect(result(.didChangeEditing(false)) == nil)
    #expect(result(.closeRequested) == PageResult(.nothing))
    #expect(result(.select(item)) == PageResult(.nothing))
  }

  @Test func `Escape closes a launcher in peace`() {
    #expect(result(.escaped, launcher: true) == PageResult(.nothing))
    #expect(result(.escaped, order: true, launcher: true) == .refused)
  }

  @Test func `Done, closing and choosing print the order`() {
    for effect in [Effect.didChangeEditing(false), .closeRequested, .select(item)] {
      #expect(result(effect, order: true) == PageResult(.order))
    }
    #expect(result(.escaped, order: true) == .refused)
    #expect(result(.didChangeEditing(true), order: true) == nil)
  }

  @Test func `letting go of a hold is not Done`() {
    #expect(result(.didChangeEditing(false), order: true, editing: .whileHeld) == nil)
  }

  @Test func `the first click is the choice and anything else is none`() {
    #expect(result(.select(item), choice: true) == PageResult(.item(item)))
    #expect(result(.select(item), order: true, choice: true) == PageResult(.item(item)))
    #expect(result(.closeRequested, choice: true) == .refused)
    #expect(result(.escaped, choice: true) == .refused)
    #expect(result(.didChangeEditing(false), choice: true) == nil)
  }

  @Test(arguments: [true, false], [true, false])
  func `other effects go on whatever is asked`(order: Bool, choice: Bool) {
    let effects: [Effect] = [
      .documentChanged(revision: 1), .launch(item, staysOpen: false), .tooltip(item),
      .pinMarkDropped(item), .refused(.unusableID),
    ]
    for effect in effects { #expect(result(effect, order: order, choice: choice) == nil) }
  }

  @Test func `a choice is asked by every click`() {
    var rules = Rules()
    PageMode().apply(to: &rules)
    #expect(rules == Rules())
    PageMode(printsOrder: true).apply(to: &rules)
    #expect(rules.isQuestion && rules.clickFavorite == .launch)
    PageMode(printsChoice: true).apply(to: &rules)
    #expect(rules.clickFavorite == .select && rules.clickCatalog == .select)
  }

  @Test func `what is printed is one id a line or nothing`() throws {
    let lines = try LineSource(Array("b\nc \na\tTitle\n".utf8))
    var document = lines.document()
    document.loadFavorites(lines.ids)
    #expect(PageResult(.order).text(in: document) == "b\nc \na\n")
    #expect(PageResult(.item(document.favorites[2])).text(in: document) == "a\n")
    #expect(PageResult.refused.text(in: document).isEmpty && PageResult.refused.status == 1)
  }
}
