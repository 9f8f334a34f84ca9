import GridCore
import Testing

@testable import GridWindow

struct PurposeTests {
  private let item = ItemHandle(rawValue: 1)

  private func outcome(
    _ effect: Effect, order: Bool = false, choice: Bool = false, launcher: Bool = false,
    editing: EditingRule = .sticky
  ) -> Outcome? {
    var rules = Rules()
    rules.editing = editing
    return Purpose(printsOrder: order, printsChoice: choice, isLauncher: launcher)
      .outcome(of: effect, under: rules)
  }

  @Test func `a page without a question is closed and never escaped from`() {
    #expect(outcome(.escaped) == nil)
    #expect(outcome(.didChangeEditing(false)) == nil)
    #expect(outcome(.closeRequested) == Outcome(.nothing))
    #expect(outcome(.select(item)) == Outcome(.nothing))
  }

  @Test func `Escape closes a launcher in peace`() {
    #expect(outcome(.escaped, launcher: true) == Outcome(.nothing))
    #expect(outcome(.escaped, order: true, launcher: true) == .refused)
  }

  @Test func `Done, closing and choosing print the order`() {
    for effect in [Effect.didChangeEditing(false), .closeRequested, .select(item)] {
      #expect(outcome(effect, order: true) == Outcome(.order))
    }
    #expect(outcome(.escaped, order: true) == .refused)
    #expect(outcome(.didChangeEditing(true), order: true) == nil)
  }

  @Test func `letting go of a hold is not Done`() {
    #expect(outcome(.didChangeEditing(false), order: true, editing: .whileHeld) == nil)
  }

  @Test func `the first click is the choice and anything else is none`() {
    #expect(outcome(.select(item), choice: true) == Outcome(.item(item)))
    #expect(outcome(.select(item), order: true, choice: true) == Outcome(.item(item)))
    #expect(outcome(.closeRequested, choice: true) == .refused)
    #expect(outcome(.escaped, choice: true) == .refused)
    #expect(outcome(.didChangeEditing(false), choice: true) == nil)
  }

  @Test(arguments: [true, false], [true, false])
  func `other effects go on whatever is asked`(order: Bool, choice: Bool) {
    let effects: [Effect] = [
      .documentChanged(revision: 1), .launch(item, staysOpen: false), .tooltip(item),
      .pinMarkDropped(item), .refused(.unusableID),
    ]
    for effect in effects { #expect(outcome(effect, order: order, choice: choice) == nil) }
  }

  @Test func `a choice is asked by every click`() {
    var rules = Rules()
    Purpose().apply(to: &rules)
    #expect(rules == Rules())
    Purpose(printsOrder: true).apply(to: &rules)
    #expect(rules.isQuestion && rules.clickFavorite == .launch)
    Purpose(printsChoice: true).apply(to: &rules)
    #expect(rules.clickFavorite == .select && rules.clickCatalog == .select)
  }

  @Test func `what is printed is one id a line or nothing`() throws {
    let lines = try LineSource(Array("b\nc \na\tTitle\n".utf8))
    var document = lines.document()
    document.loadFavorites(lines.ids)
    #expect(Outcome(.order).text(in: document) == "b\nc \na\n")
    #expect(Outcome(.item(document.favorites[2])).text(in: document) == "a\n")
    #expect(Outcome.refused.text(in: document).isEmpty && Outcome.refused.status == 1)
  }
}
