import GridCore
import Testing

@testable import GridWindow

@Suite struct KeyBindingsTests {
  @Test func `every usual key is one that can be written, and no two actions share one`() {
    var owners: [KeyCombination: String] = [:]
    for action in KeyAction.all {
      #expect(!action.standardKeys.isEmpty)
      #expect(action.standardKeys.map(\.text).joined(separator: ";") == action.standard)
      for key in action.standardKeys {
        #expect(owners.updateValue(action.name, forKey: key) == nil, "\(key.text)")
        #expect(KeyBindings()[key] == action.meaning)
      }
    }
    #expect(Set(KeyAction.all.map(\.name)).count == KeyAction.all.count)
  }

  @Test func `what is chosen stands in place of the usual keys, and is taken from other actions`()
    throws
  {
    let (y, z) = (try KeyCombination("Ctrl+y"), try KeyCombination("Ctrl+z"))
    let bindings = KeyBindings(["Redo": [y, z]])
    #expect(bindings[y] == .command(.redo) && bindings[z] == .command(.redo))
    #expect(bindings[try KeyCombination("Ctrl+Shift+z")] == nil)
    #expect(bindings[try KeyCombination("Ctrl+d")] == .command(.toggleMembership))
    #expect(KeyBindings(["Close": []])[try KeyCombination("Ctrl+q")] == nil)
  }

  @Test(arguments: [
    ("Ctrl+Shift+z", "Ctrl+Shift+z"), ("Shift+Ctrl+Z", "Ctrl+Shift+z"), ("F1", "F1"),
    ("Super+Alt+plus", "Alt+Super+plus"), ("Cyrillic_TSE", "Cyrillic_tse"),
  ])
  func `a combination is X's name of a key behind its modifiers`(text: String, canonical: String)
    throws
  {
    #expect(try KeyCombination(text).text == canonical)
  }

  @Test(arguments: [
    ("Escpae", "there is no key “Escpae”; did you mean Escape?"),
    ("Ctrl+=", "there is no key “=”; did you mean equal?"),
    ("Ctrl+frobnication", "there is no key “frobnication”"), ("Ctrl+", "there is no key “”"),
    ("Ctl+z", "there is no modifier “Ctl”; did you mean Ctrl?"),
    ("Hyper_X+z", "there is no modifier “Hyper_X”; there are Ctrl, Shift, Alt, Super"),
  ])
  func `what names no key is told with what may be meant`(text: String, sentence: String) {
    do throws(KeyCombinationError) {
      _ = try KeyCombination(text)
      Issue.record("\(text) is taken")
    } catch { #expect(error.description == sentence) }
  }
}
