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

  @Test func `every name that is known from elsewhere leads to one that is taken`() throws {
    for (name, meant) in KeyCombinationError.otherNames {
      #expect(throws: KeyCombinationError.self) { try KeyCombination(name) }
      #expect(try KeyCombination(meant).text == meant, "\(name)")
      #expect("\(KeyCombinationError.key(name))".hasSuffix("did you mean \(meant)?"))
    }
    for name in KeyCombinationError.nothing {
      #expect(throws: KeyCombinationError.self) { try KeyCombination(name) }
    }
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

  @Test(arguments: [
    ("Escpae", "there is no key “Escpae”; did you mean Escape?"),
    ("Ctrl+=", "there is no key “=”; did you mean equal?"),
    ("Ctrl+frobnication", "there is no key “frobnication”"), ("Ctrl+", "there is no key “”"),
    ("Ctl+z", "there is no modifier “Ctl”; did you mean Ctrl?"),
    ("Hyper_X+z", "there is no modifier “Hyper_X”; there are Ctrl, Shift, Alt, Super"),
    ("Mod5+z", "there is no modifier “Mod5”; there are Ctrl, Shift, Alt, Super"),
    ("Control+z", "there is no modifier “Control”; did you mean Ctrl?"),
    ("ctrl+z", "there is no modifier “ctrl”; did you mean Ctrl?"),
    ("Mod1+z", "there is no modifier “Mod1”; did you mean Alt?"),
    ("Mod4+z", "there is no modifier “Mod4”; did you mean Super?"),
    ("Win+z", "there is no modifier “Win”; did you mean Super?"),
    ("none", "there is no key “none”; for no key at all write nothing after the ="),
    ("Off", "there is no key “Off”; for no key at all write nothing after the ="),
    ("Ctrl+Shift", "there is no key “Shift”; a key follows a modifier, as in Shift+z"),
    ("Mod4", "there is no key “Mod4”; a key follows a modifier, as in Super+z"),
    ("<Control>z", "there is no key “<Control>z”; keys are written like Ctrl+Shift+z"),
    ("C-z", "there is no key “C-z”; keys are written like Ctrl+Shift+z"),
    ("Enter", "there is no key “Enter”; did you mean Return?"),
    ("Ctrl+PgUp", "there is no key “PgUp”; did you mean Page_Up?"),
    ("page-down", "there is no key “page-down”; did you mean Page_Down?"),
  ])
  func `what names no key is told with what may be meant`(text: String, sentence: String) {
    do throws(KeyCombinationError) {
      _ = try KeyCombination(text)
      Issue.record("\(text) is taken")
    } catch { #expect(error.description == sentence) }
  }
}
