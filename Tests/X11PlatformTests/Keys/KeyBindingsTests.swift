import GridCore
import Testing

@testable import X11Platform

@Suite struct KeyBindingsTests {
  @Test func `every usual key is one that can be written, and no two actions share one`() {
    var owners: [KeyCombination: String] = [:]
    for action in KeyAction.all {
      #expect(!action.defaultKeys.isEmpty)
      #expect(action.defaultKeys.map(\.text).joined(separator: ";") == action.defaults)
      for key in action.defaultKeys {
        #expect(owners.updateValue(action.name, forKey: key) == nil, "\(key.text)")
        #expect(KeyBindings()[key] == action.command)
      }
    }
    #expect(Set(KeyAction.all.map(\.name)).count == KeyAction.all.count)
  }

  @Test func `what is chosen stands in place of the usual keys, and is taken from other actions`()
    throws
  {
    let (y, z) = (try KeyCombination("Ctrl+y"), try KeyCombination("Ctrl+z"))
    let bindings = KeyBindings(["Redo": [y, z]])
    #expect(bindings[y] == .redo && bindings[z] == .redo)
    #expect(bindings[try KeyCombination("Ctrl+Shift+z")] == nil)
    #expect(bindings[try KeyCombination("Ctrl+d")] == .toggleMembership)
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
    ("Ctrl+z", "Ctrl+Z"), ("Ctrl+Shift+Left", "Ctrl+Shift+Left"), ("Return", "Enter"),
    ("Escape", "Esc"), ("space", "Space"), ("Page_Up", "Page Up"), ("F1", "F1"),
    ("Alt+1", "Alt+1"), ("Ctrl+plus", "Ctrl++"), ("BackSpace", "Backspace"), ("Menu", "Menu"),
    ("adiaeresis", "Ä"), ("U30a2", "ア"), ("Cyrillic_tse", "Cyrillic tse"),
  ])
  func `a person is shown what is engraved on the key`(text: String, label: String) throws {
    #expect(try KeyCombination(text).label == label)
  }

  @Test func `the key of a command is the first that is its own`() throws {
    #expect(KeyBindings().combination(for: .close)?.text == "Ctrl+q")
    #expect(KeyBindings().combination(for: .menu)?.text == "Menu")
    let (y, q) = (try KeyCombination("Ctrl+y"), try KeyCombination("Ctrl+q"))
    let bindings = KeyBindings(["Redo": [y, q], "Undo": []])
    #expect(bindings.combination(for: .redo) == y)
    #expect(bindings.combination(for: .close)?.text == "Ctrl+w")
    #expect(bindings.combination(for: .undo) == nil)
  }
}
