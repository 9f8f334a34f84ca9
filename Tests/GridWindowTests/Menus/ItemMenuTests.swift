import Freedesktop
import GridCore
import GridPainting
import TestSupport
import Testing
import X11Platform

@testable import GridWindow

/// The entries that an item's menu has.
@Suite struct ItemMenuTests {
  /// Favorites a to d and a catalog with e; `pinned` carry pin marks.
  private func document(pinned: Set<String> = []) -> Document {
    var document = Document()
    let handles = "abcde".map { document.update(Item(id: "\($0)", title: "App \($0)")) }
    document.loadCatalog([GridSection(id: "all", title: "All", items: handles)])
    document.loadFavorites(["a", "b", "c", "d"], pinned: pinned)
    return document
  }

  private func entries(
    _ id: String, pinned: Set<String> = [], rules: Rules = Rules(),
    application: Application? = nil
  ) throws -> [MenuEntry] {
    let document = document(pinned: pinned)
    let item = try #require(document.items.handle(of: id))
    return [MenuEntry](
      for: item, in: document, rules: rules, application: application, strings: .english)
  }

  /// The titles, those of disabled entries in parentheses, groups parted by a bar.
  private func spoken(_ entries: [MenuEntry]) -> String {
    entries.map(\.row).map { row in
      (row.startsGroup ? "| " : "") + (row.isEnabled ? row.title : "(\(row.title))")
    }.joined(separator: " ")
  }

  @Test(
    arguments: [
      (
        "a", [],
        "Open | Remove from Favorites | (Move to Start) Move to End Keep in Place | Copy ID"
      ),
      ("b", [], "Open | Remove from Favorites | Move to Start Move to End | Copy ID"),
      (
        "d", [],
        "Open | Remove from Favorites | Move to Start (Move to End) Keep in Place | Copy ID"
      ),
      (
        "a", ["a"],
        "Open | (Remove from Favorites) | (Move to Start) (Move to End) Let It Move | Copy ID"
      ),
      (
        "a", ["a", "b"],
        "Open | (Remove from Favorites) | (Move to Start) (Move to End) | Copy ID"
      ),
      (
        "b", ["a"],
        "Open | Remove from Favorites | (Move to Start) Move to End Keep in Place | Copy ID"
      ),
      ("e", [], "Open | Add to Favorites | Copy ID"),
    ] as [(String, Set<String>, String)])
  func `entries are those that apply`(id: String, pinned: Set<String>, text: String) throws {
    #expect(spoken(try entries(id, pinned: pinned)) == text)
  }

  @Test func `a page that launches and removes nothing has fewer entries`() throws {
    var rules = Rules()
    (rules.badges, rules.clickFavorite, rules.clickCatalog) = (.none, .none, .none)
    #expect(
      spoken(try entries("b", rules: rules)) == "Move to Start Move to End | Copy ID")
    #expect(spoken(try entries("e", rules: rules)) == "Copy ID")
  }

  @Test func `an application's own actions come after Open`() throws {
    let tree = ScratchDirectory()
    let path = tree.write(
      "b.desktop",
      """
      [Desktop Entry]
      Type=Application
      Name=B
      Exec=b
      Actions=new;private;nameless;
      [Desktop Action new]
      Name=New Window
      Exec=b --new
      [Desktop Action private]
      Name=New Private Window
      Exec=b --private
      [Desktop Action nameless]
      Exec=b
      """)
    let application = Application(
      id: DesktopEntryID("b.desktop"), entry: try DesktopEntry(path: path, locale: .plain))
    #expect(
      spoken(try entries("b", application: application))
        .hasPrefix("Open New Window New Private Window | Remove"))
  }

  @Test func `entries that a key does too name it`() throws {
    let keys = try entries("b").map { $0.naming(KeyBindings()).row.key }
    #expect(keys == ["Enter", "Ctrl+D", "", "", ""])
  }

  @Test func `an enabled entry has an edit, and a disabled one has none`() throws {
    for pinned in [[], ["a"], ["d"], ["a", "b"], ["a", "b", "c", "d"]] as [Set<String>] {
      let document = document(pinned: pinned)
      for id in ["a", "b", "c", "d", "e"] {
        let item = try #require(document.items.handle(of: id))
        for entry in try entries(id, pinned: pinned) where entry.action.isEdit {
          let edit = try? entry.action.edit(of: item, in: document)
          #expect((edit != nil) == entry.row.isEnabled, "\(entry.action) of \(id), \(pinned)")
        }
      }
    }
  }

  @Test func `the edits do what their entries say`() throws {
    let expected: [(MenuAction, String)] = [
      (.moveToStart, "b a c d"), (.moveToEnd, "a c d b"), (.remove, "a c d"),
    ]
    for (action, order) in expected {
      var document = document()
      let item = try #require(document.items.handle(of: "b"))
      document.apply(try #require(try action.edit(of: item, in: document)))
      #expect(document.favorites.map { document.items[$0].id }.joined(separator: " ") == order)
    }
    var document = document()
    let item = try #require(document.items.handle(of: "a"))
    document.apply(try #require(try MenuAction.keepInPlace.edit(of: item, in: document)))
    #expect(document.isPinned(at: 0))
    document.apply(try #require(try MenuAction.letItMove.edit(of: item, in: document)))
    #expect(!document.isPinned(at: 0))
  }
}

extension MenuAction {
  fileprivate var isEdit: Bool {
    switch self {
    case .open, .start, .copyID, .startOnce, .press, .cancel: false
    default: true
    }
  }
}
