import Freedesktop
import GridPainting
import Testing
import X11Platform

@testable import GridSettings
@testable import GridWindow

/// The question before something of a preset that is not trusted starts.
@Suite struct QuestionMenuTests {
  private func entries(_ exec: String, staysOpen: Bool = false) throws -> [MenuEntry] {
    let action = PresetAction.command(try Exec(exec), Exec.Context(name: "X"))
    return [MenuEntry](asking: action, staysOpen: staysOpen, strings: .english)
  }

  @Test(arguments: [false, true])
  func `it says what would run, and offers yes and no`(staysOpen: Bool) throws {
    let action = PresetAction.address("https://example.org/?a=$(id)")
    var yes = MenuEntry("Start Once", .startOnce(action, staysOpen: staysOpen))
    yes.row.startsGroup = true
    #expect(
      [MenuEntry](asking: action, staysOpen: staysOpen, strings: .english) == [
        MenuEntry("xdg-open https://example.org/?a=$(id)", .cancel, isEnabled: false), yes,
        MenuEntry("Cancel", .cancel),
      ])
  }

  @Test func `it speaks the language of the page`() throws {
    for (strings, titles) in [
      (LocalizedStrings.simplifiedChinese, ["启动一次", "取消"]), (.traditionalChinese, ["啟動一次", "取消"]),
    ] {
      let entries = [MenuEntry](
        asking: .address("mailto:a@b.c"), staysOpen: false, strings: strings)
      #expect(entries.dropFirst().map(\.row.title) == titles)
    }
  }

  @Test(arguments: [
    ("sh -c \"a          b\"", "sh -c a b"), ("sh -c \"a\u{3000}\u{2003}b\"", "sh -c a b"),
    ("sh \u{202e}a", "sh \u{fffd}a"), ("sh", "sh"),
    (
      "sh -c \"\(String(repeating: "a", count: 400)) rm -rf x\"",
      "sh -c \(String(repeating: "a", count: 25))…aaaaaaa rm -rf x"
    ),
  ])
  func `no part is hidden by blanks, length or direction`(exec: String, said: String) throws {
    #expect(try entries(exec).first?.row.title == said)
  }

  @Test(arguments: 0...60) func `what is said has at most 48 characters`(count: Int) throws {
    let path = "/" + String(repeating: "x", count: count)
    let title = try #require(try entries(path).first?.row.title)
    #expect(title.count == min(count + 1, 48) && title.contains("…") == (count + 1 > 48))
  }

  @Test func `nothing is chosen until the person goes to it`() throws {
    var menu = MenuModel(try entries("true"))
    #expect(menu.take(.key(.choose)) == .stays)
    _ = menu.take(.pressed(on: .row(0)))
    #expect(menu.take(.released(on: .row(0))) == .stays)
    #expect(menu.take(.key(.close)) == .closes)
  }
}
