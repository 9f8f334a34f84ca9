import Testing

@testable import GridCore
@testable import GridModel

/// The faults of the public demonstrations of these pages, none of which may come back.
@Suite struct KnownFaultTests {
  @Test func `a pinned item is never displaced`() {
    for target in 0..<12 {
      var board = SimulatedGrid { $0.pinned = "abkl" }
      board.drag("f", to: board.slot(target).center)
      #expect(board.order.hasPrefix("ab") && board.order.hasSuffix("kl"))
      board.expectRest()
    }
  }

  @Test func `an item dragged over another section never leaves the first one`() {
    var board = SimulatedGrid { $0.size = Size(width: 640, height: 900) }
    board.drag("b", to: board.slot(5, section: 1).center)
    #expect(board.order == "abcdefghijkl")
    #expect(board.document.catalogOrder[0].count == 40)
    board.expectRest()
  }

  @Test func `a hold on nothing does not enter edit mode`() {
    var board = SimulatedGrid("a")
    board.press(at: board.slot(2).center)
    board.wait(.seconds(3))
    board.release()
    #expect(!board.grid.isEditing && board.effects == [])
    board.expectRest()
  }

  @Test func `edit mode changes no title`() {
    var board = SimulatedGrid()
    let titles = board.document.favorites.map { board.document.items[$0].title }
    board.beginEditing()
    board.clickBadge("c")
    board.key(.undo)
    board.endEditing()
    #expect(board.document.favorites.map { board.document.items[$0].title } == titles)
    board.expectRest()
  }

  @Test func `after a scroll the badge removes the item it is on`() {
    var board = SimulatedGrid("abcdefghijklmnopqrstuvwxyz")
    board.beginEditing()
    board.clickBadge("b")
    board.wait(.seconds(1))
    board.wheel(4)
    board.clickBadge("r")
    #expect(board.order == "acdefghijklmnopqstuvwxyz")
    board.endEditing()
    board.expectRest()
  }

  @Test func `the last item moves and the moved one is the right one`() {
    var board = SimulatedGrid("abcde")
    board.drag("e", to: "a")
    #expect(board.order == "eabcd")
    board.drag("e", to: board.slot(4).center)
    #expect(board.order == "abcde")
    board.expectRest()
  }

  @Test func `removing one of several equal items removes one`() {
    var board = SimulatedGrid("ab") { $0.catalog = ["aA", "aB"] }
    board.change(reloads: true) { grid in
      for id in ["a", "b", "A", "B"] {
        grid.updateItem(Item(id: id, title: "Same"))
      }
    }
    board.beginEditing()
    board.clickBadge("a")
    #expect(board.order == "b")
    #expect(board.document.catalogOrder == ["aA", "aB"])
    board.endEditing()
    board.expectRest()
  }

  @Test func `a lifted item does not jump to the pointer`() throws {
    var board = SimulatedGrid()
    let rect = board.rect(of: "b")
    board.press(at: rect.origin + Point(x: 5, y: 7))
    board.wait(.milliseconds(500))
    let card = try #require(board.floating("b"))
    #expect(card.frame == rect && card.transform.scale == 1)
    board.release()
    board.expectRest()
  }

  @Test func `there are no dead gaps between the cells`() {
    for y in stride(from: 56, to: 430, by: 4) {
      for x in stride(from: 104, to: 536, by: 4) {
        var board = SimulatedGrid { $0.rules.reducesMotion = true }
        board.lift("a")
        board.move(to: Point(x: x, y: y), steps: 1)
        let index = board.proposed.distance(
          from: board.proposed.startIndex,
          to: board.proposed.firstIndex(of: "a") ?? board.proposed.startIndex)
        let slot = board.slot(index)
        #expect(abs(slot.center.x - x) <= 48 + 8 + 4)
        #expect(abs(slot.center.y - y - board.grid.scrollOffset * 0) <= 56 + 8 + 4)
        board.key(.escape)
      }
    }
  }

  @Test func `a canceled gesture leaves no card no tilt and no badge`() {
    for style in [WobbleStyle.icon, .cell] {
      var board = SimulatedGrid {
        $0.rules.editing = .whileHeld
        $0.rules.wobbleStyle = style
      }
      board.lift("b")
      board.move(to: "h")
      board.key(.escape)
      board.wait(.seconds(1))
      for attributes in board.frame.attributes {
        #expect(attributes.badge == .none)
        #expect(attributes.transform.isIdentity && attributes.icon.isIdentity)
        if case .floatingCell = attributes.element { Issue.record("a card is left over") }
      }
      board.isDown = false
      board.expectRest()
    }
  }

  @Test func `a badge does not work in mid drag`() {
    var board = SimulatedGrid()
    board.beginEditing()
    board.lift("a")
    board.pointer = board.badge(of: "g").center
    board.release()
    #expect(board.order.sorted() == Array("abcdefghijkl"))
    board.endEditing()
    board.expectRest()
  }

  @Test func `a double tap adds once`() {
    var board = SimulatedGrid("ab") {
      $0.catalog = ["ABC"]
      $0.membership = .moves
    }
    board.beginEditing()
    let point = board.badge(of: "A", section: 1).center
    board.click(at: point)
    board.skip(.milliseconds(80))
    board.click(at: point)
    #expect(board.order == "abA")
    board.endEditing()
    board.expectRest()
  }

  @Test func `a reload does not end the animation of a drop`() throws {
    var board = SimulatedGrid()
    board.lift("a")
    board.move(to: "g")
    board.release()
    board.wait(.milliseconds(80))
    let before = try #require(board.floating("a")).frame
    board.reload(favorites: board.order + "x")
    let after = try #require(board.floating("a")).frame
    #expect(before == after)
    board.expectRest()
  }

  @Test func `one motion makes one move`() {
    var board = SimulatedGrid()
    board.lift("a")
    board.forgetEffects()
    board.move(to: board.slot(11).center - Point(x: 0, y: 100), steps: 1)
    #expect(board.proposals == 1)
    board.release()
    #expect(board.commits == 1)
    board.expectRest()
  }

  @Test func `closing the page by a click loses no edit`() {
    var board = SimulatedGrid("abc") { $0.rules.clickFavorite = .select }
    board.drag("a", to: "c")
    board.endEditing()
    board.wait(.seconds(1))
    board.click("b")
    board.send(.closing)
    #expect(board.commits == 1 && board.order == "bca")
    let saved = board.effects.firstIndex { if case .documentChanged = $0 { true } else { false } }
    let chosen = board.effects.firstIndex(of: .select(board.handle("b")))
    #expect((saved ?? .max) < (chosen ?? .min))
    board.expectRest()
  }

  @Test func `nothing is published without a change`() {
    var board = SimulatedGrid()
    board.lift("a")
    board.move(to: "h")
    board.move(to: board.slot(0).center)
    board.release()
    board.click(at: board.grid.layout.editButtonFrame.center)
    #expect(board.commits == 0)
    board.expectRest()
  }
}
