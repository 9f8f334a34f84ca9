import Testing

@testable import GridCore
@testable import GridModel

@Suite struct PressTests {
  @Test func `a click launches and a double click launches once`() {
    var board = SimulatedGrid()
    board.click("b")
    #expect(board.launches == [.launch(board.handle("b"), staysOpen: false)])
    board.skip(.milliseconds(120))
    board.click("b")
    board.skip(.milliseconds(120))
    board.click("b")
    #expect(board.launches.count == 1)
    board.wait(.milliseconds(1_500))
    board.click("b")
    #expect(board.launches.count == 2)
    board.expectRest()
  }

  @Test func `a click on a catalog item launches it`() {
    var board = SimulatedGrid("abc")
    board.click("A")
    #expect(board.launches == [.launch(board.handle("A"), staysOpen: false)])
    board.expectRest()
  }

  @Test func `button 2 launches and keeps the window open`() {
    var board = SimulatedGrid()
    board.click("b", button: .middle)
    #expect(board.launches == [.launch(board.handle("b"), staysOpen: true)])
    board.expectRest()
  }

  @Test(arguments: [PointerButton.secondary, .other])
  func `button 3 opens the menu and other buttons press nothing`(button: PointerButton) {
    var board = SimulatedGrid()
    board.press("b", button: button)
    #expect(board.grid.dragPhase == .idle)
    board.wait(.seconds(1))
    board.release(button: button)
    let opensMenu = board.effects.contains { if case .contextMenu = $0 { true } else { false } }
    #expect(opensMenu == (button == .secondary))
    #expect(board.effects.count == (opensMenu ? 1 : 0))
    board.expectRest()
  }

  @Test func `button 2 is not held and moves nothing`() {
    var board = SimulatedGrid()
    board.press("b", button: .middle)
    board.wait(.seconds(1))
    #expect(!board.grid.isEditing)
    board.move(to: "f")
    #expect(board.grid.dragPhase == .idle)
    board.release(button: .middle)
    #expect(board.launches.isEmpty)
    board.expectRest()
  }

  @Test(arguments: [PointerButton.middle, .secondary, .other])
  func `another button gives a press up`(button: PointerButton) {
    var board = SimulatedGrid()
    board.press("b")
    board.press("b", button: button)
    #expect(board.grid.dragPhase == .idle)
    board.isDown = true
    board.release()
    board.release(button: button)
    #expect(board.launches.isEmpty)
    board.wait(.seconds(1))
    #expect(!board.grid.isEditing)
    board.expectRest()
  }

  @Test func `escape gives a press up`() {
    var board = SimulatedGrid()
    board.press("b")
    board.key(.escape)
    board.release()
    #expect(board.effects == [])
    board.expectRest()
  }

  @Test func `a wheel step that moves the pressed cell gives the press up`() {
    var board = SimulatedGrid()
    board.press("b")
    board.wheel(-1)
    #expect(board.grid.dragPhase == .pressed)
    board.wheel(1)
    #expect(board.grid.dragPhase == .idle)
    board.release()
    #expect(board.launches.isEmpty)
    board.expectRest()
  }

  @Test func `a reload that moves the pressed cell gives the press up and another does not`() {
    var board = SimulatedGrid()
    board.press("c")
    board.reload(favorites: "abcdefghijlk")
    #expect(board.grid.dragPhase == .pressed)
    board.reload(favorites: "acbdefghijlk")
    #expect(board.grid.dragPhase == .idle)
    board.release()
    #expect(board.launches.isEmpty)
    board.expectRest()
  }

  @Test func `a release elsewhere is no click`() {
    var board = SimulatedGrid()
    board.press(at: Point(x: board.rect(of: "b").maxX - 2, y: board.center(of: "b").y))
    board.pointer = board.pointer + Point(x: 4, y: 0)
    board.release()
    #expect(board.launches.isEmpty)
    board.expectRest()
  }

  @Test func `presses hit the settled layout and never a timeline`() {
    var board = SimulatedGrid()
    board.lift("a")
    board.move(to: "c", steps: 1)
    board.release()
    board.endEditing()
    #expect(board.cell("b").map(board.seen) != board.rect(of: "b"))
    board.click("b")
    #expect(board.launches == [.launch(board.handle("b"), staysOpen: false)])
    board.expectRest()
  }

  @Test func `a new press is taken while a drop settles and on the settling item too`() {
    var board = SimulatedGrid()
    board.lift("a")
    board.move(to: "c")
    board.release()
    board.press("a")
    board.wait(.milliseconds(200))
    #expect(board.lifted == "a")
    board.move(to: "h")
    board.release()
    #expect(board.order == "bcdefghaijkl")
    board.expectRest()
  }

  @Test func `a ghost and what cannot run are never launched and say why`() {
    var board = SimulatedGrid()
    board.update("a", .missing)
    board.update("b", .unavailable(reason: "The program is missing."))
    board.click("a")
    board.wait(.seconds(1))
    board.click("b")
    #expect(board.launches.isEmpty)
    #expect(board.toasts == [.notInstalled(board.handle("a")), .unavailable(board.handle("b"))])
    #expect(board.cell("a")?.look.contains(.missing) == true)
    #expect(board.cell("b")?.look.contains(.unavailable) == true)
    board.expectRest()
  }

  @Test func `in edit mode a click on a favorite only says how to launch`() {
    var board = SimulatedGrid()
    board.beginEditing()
    board.click("b")
    board.click("b", button: .middle)
    #expect(board.launches.isEmpty)
    #expect(board.toasts == [.clickDoneToLaunch])
    board.endEditing()
    board.expectRest()
  }

  @Test(arguments: [ClickAction.launch, .select, .add, .none])
  func `what a click does is a rule`(action: ClickAction) {
    var board = SimulatedGrid("abc") { $0.rules.clickCatalog = action }
    board.click("A")
    switch action {
    case .launch: #expect(board.launches.count == 1)
    case .select: #expect(board.effects.contains(.select(board.handle("A"))))
    case .add: #expect(board.order == "abcA")
    case .none: #expect(board.effects == [])
    }
    board.expectRest()
  }

  @Test func `the pressed and the hovered look follow the pointer`() {
    var board = SimulatedGrid()
    board.move(to: "b", steps: 1)
    #expect(board.cell("b")?.look == .hovered)
    board.press("b")
    #expect(board.cell("b")?.look == .pressed)
    board.release()
    #expect(board.cell("b")?.look == .hovered)
    board.send(.pointerLeft)
    #expect(board.cell("b")?.look == [])
    board.expectRest()
  }

  @Test func `what slides under a still pointer is hovered at once`() {
    var board = SimulatedGrid()
    board.beginEditing()
    board.clickBadge("b")
    #expect(board.cell("c")?.look.contains(.badgeHovered) == true)
    board.endEditing()
    #expect(board.cell("c")?.look == .hovered)
    board.expectRest()
  }

  @Test func `a cut label is asked for when the pointer rests on it`() {
    var board = SimulatedGrid()
    board.move(to: "b", steps: 1)
    board.wait(.milliseconds(699))
    #expect(!board.effects.contains(.tooltip(board.handle("b"))))
    board.wait(.milliseconds(1))
    #expect(board.effects == [.tooltip(board.handle("b"))])
    let handle = board.handle("b")
    board.change { grid in grid.showTooltip(handle, textWidth: 300) }
    #expect(board.attributes(of: .tooltip(handle)) != nil)
    board.move(to: "c", steps: 1)
    #expect(board.attributes(of: .tooltip(handle)) == nil)
    board.expectRest()
  }
}
