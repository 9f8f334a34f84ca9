import Testing
import X11Platform

@testable import GridSettings

@Suite struct KeyCombinationAdviceTests {
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
