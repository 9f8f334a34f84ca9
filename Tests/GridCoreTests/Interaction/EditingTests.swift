import Testing

@testable import GridCore
@testable import GridModel

/// Edit mode, badges, adding and removing.
@Suite struct EditingTests {
  @Test func `edit mode shows minus on favorites and plus or tick in the catalog`() {
    var board = SimulatedGrid("abA") {
      $0.catalog = ["ABC"]
      $0.pinned = "a"
    }
    #expect(board.frame.attributes.allSatisfy { $0.badge == .none })
    board.beginEditing()
    #expect(board.cell("a")?.badge == Badge.none)
    #expect(board.cell("b")?.badge == .remove)
    #expect(board.cell("A", section: 1)?.badge == .added)
    #expect(board.cell("B", section: 1)?.badge == .add)
    board.endEditing()
    #expect(board.frame.attributes.allSatisfy { $0.badge == .none })
    board.expectRest()
  }

  @Test(arguments: [BadgeRule.all, .remove, .none])
  func `which badges there are is a rule`(rule: BadgeRule) {
    var board = SimulatedGrid("ab") { $0.rules.badges = rule }
    board.beginEditing()
    #expect(board.cell("a")?.badge == (rule == .none ? Badge.none : .remove))
    #expect(board.cell("A", section: 1)?.badge == (rule == .all ? .add : Badge.none))
    board.endEditing()
    board.expectRest()
  }

  @Test func `observers hear of edit mode only when it changes`() {
    var board = SimulatedGrid()
    board.beginEditing()
    board.beginEditing()
    board.endEditing()
    board.endEditing()
    #expect(board.effects == [.didChangeEditing(true), .didChangeEditing(false)])
    board.expectRest()
  }

  @Test func `the button begins and ends edit mode`() {
    var board = SimulatedGrid()
    let button = board.grid.layout.editButtonFrame.center
    board.click(at: button)
    #expect(board.grid.isEditing)
    #expect(board.attributes(of: .editButton)?.look.contains(.selected) == true)
    board.click(at: button)
    #expect(!board.grid.isEditing)
    board.expectRest()
  }

  @Test func `a click on empty space ends edit mode and one on a heading does not`() {
    var board = SimulatedGrid("ab")
    board.beginEditing()
    board.click(at: board.grid.layout.headerFrame(ofSection: 1).center)
    #expect(board.grid.isEditing)
    board.click(at: board.slot(3).center)
    #expect(!board.grid.isEditing)
    board.expectRest()
  }

  @Test func `empty favorites show a panel whose button begins edit mode`() {
    var board = SimulatedGrid("")
    #expect(board.attributes(of: .emptyPanel) != nil)
    board.click(at: board.grid.panelButtonFrames[0].center)
    #expect(board.grid.isEditing)
    board.clickBadge("A", section: 1)
    #expect(board.order == "A")
    #expect(board.attributes(of: .emptyPanel) == nil)
    board.endEditing()
    board.expectRest()
  }

  @Test func `plus appends and the new cell flies from the catalog`() throws {
    var board = SimulatedGrid("abc")
    board.beginEditing()
    let source = board.rect(of: "B", section: 1)
    board.clickBadge("B", section: 1)
    #expect(board.order == "abcB" && board.commits == 1)
    let card = try #require(board.floating("B"))
    #expect(card.frame == source)
    #expect(!card.look.contains(.raised))
    board.wait(.milliseconds(150))
    let half = try #require(board.floating("B"))
    let middle = (source.center.y + board.slot(3).center.y) / 2
    #expect(abs(half.frame.center.y - middle) <= 1)
    board.wait(.milliseconds(150))
    #expect(board.floating("B") == nil && board.cell("B") != nil)
    #expect(board.toasts == [])
    board.endEditing()
    board.expectRest()
  }

  @Test func `plus out of sight says so with undo`() throws {
    var board = SimulatedGrid("abcd")
    board.beginEditing()
    board.wheel(8)
    board.click("Q")
    #expect(board.order == "abcdQ")
    #expect(board.toasts == [.added(board.handle("Q"))])
    let undo = try #require(board.grid.overlays.toastButton)
    board.click(at: undo.center)
    #expect(board.order == "abcd")
    #expect(board.grid.toast == nil)
    board.endEditing()
    board.expectRest()
  }

  @Test func `after an add the clicked cell keeps its place in the window`() {
    var board = SimulatedGrid("abcd")
    board.beginEditing()
    board.wheel(3)
    for id in "FGHIJK" {
      let before = board.rect(of: id, section: 1)
      board.click(at: before.center)
      #expect(board.rect(of: id, section: 1) == before)
      board.wait(.seconds(1))
    }
    #expect(board.order == "abcdFGHIJK")
    board.endEditing()
    board.expectRest()
  }

  @Test func `minus removes and the toast offers to undo for six seconds`() {
    var board = SimulatedGrid()
    board.beginEditing()
    board.clickBadge("b")
    #expect(board.order == "acdefghijkl" && board.commits == 1)
    #expect(board.toasts == [.removed(board.handle("b"))])
    board.wait(.milliseconds(5_900))
    #expect(board.grid.toast == .removed(board.handle("b")))
    board.wait(.milliseconds(100))
    #expect(board.grid.toast == nil)
    board.key(.undo)
    #expect(board.order == "abcdefghijkl")
    board.key(.redo)
    #expect(board.order == "acdefghijkl")
    board.endEditing()
    board.expectRest()
  }

  @Test func `a tick is inert`() {
    var board = SimulatedGrid("abA") { $0.catalog = ["ABC"] }
    board.beginEditing()
    board.clickBadge("A", section: 1)
    #expect(board.commits == 0 && board.order == "abA")
    board.endEditing()
    board.expectRest()
  }

  @Test func `in edit mode a click on the body of a catalog item adds it`() {
    var board = SimulatedGrid("ab") { $0.catalog = ["ABC"] }
    board.beginEditing()
    board.click("C")
    #expect(board.order == "abC" && board.launches.isEmpty)
    board.wait(.seconds(1))
    board.click(at: board.center(of: "C", section: 1))
    #expect(board.order == "abC")
    #expect(board.toasts.last == .alreadyFavorite)
    board.endEditing()
    board.expectRest()
  }

  @Test func `clicks that edit are ignored near the last one and right after it`() {
    var board = SimulatedGrid()
    board.beginEditing()
    let point = board.badge(of: "b").center
    board.click(at: point)
    board.skip(.milliseconds(100))
    board.click(at: point)
    #expect(board.order == "acdefghijkl")
    board.skip(.milliseconds(100))
    board.click(at: point + Point(x: 112, y: 0))
    #expect(board.order == "acefghijkl")
    board.wait(.milliseconds(500))
    board.click(at: point)
    #expect(board.order == "aefghijkl")
    board.endEditing()
    board.expectRest()
  }

  @Test func `a badge acts on the release inside and never holds`() {
    var board = SimulatedGrid()
    board.beginEditing()
    board.press(at: board.badge(of: "b").center)
    #expect(board.cell("b")?.look.contains(.badgePressed) == true)
    board.wait(.seconds(2))
    #expect(board.grid.dragPhase == .pressed)
    board.release()
    #expect(board.order == "acdefghijkl")
    board.press(at: board.badge(of: "d").center)
    board.move(to: board.center(of: "d") + Point(x: 0, y: 30))
    #expect(board.lifted == nil)
    board.release()
    #expect(board.commits == 1)
    board.endEditing()
    board.expectRest()
  }

  @Test func `badges are dead while anything is lifted`() {
    var board = SimulatedGrid()
    board.beginEditing()
    board.lift("a")
    let badge = board.badge(of: "f")
    board.move(to: badge.center)
    board.press(at: badge.center, button: .secondary)
    board.release()
    #expect(board.order == "abcdefghijkl" && board.commits == 0)
    board.endEditing()
    board.expectRest()
  }

  @Test func `without edit mode there is no button and nothing to begin`() {
    var board = SimulatedGrid { $0.rules.editing = .none }
    #expect(board.attributes(of: .editButton) == nil)
    board.beginEditing()
    #expect(!board.grid.isEditing)
    board.click(at: board.grid.layout.editButtonFrame.center)
    #expect(!board.grid.isEditing)
    board.expectRest()
  }

  @Test func `other rules end edit mode where there is none any more`() {
    var board = SimulatedGrid()
    board.beginEditing()
    var rules = board.grid.rules
    rules.editing = .none
    let new = rules
    board.change { grid in
      grid.configure(rules: new, metrics: grid.metrics)
    }
    #expect(!board.grid.isEditing)
    board.expectRest()
  }
}
