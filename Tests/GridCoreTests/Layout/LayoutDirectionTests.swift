import Testing

@testable import GridCore
@testable import GridModel

/// A page from right to left is the mirror image of one from left to right.
@Suite struct LayoutDirectionTests {
  /// A page of random lengths and counts, in each direction.
  private func pages(_ seed: UInt64) -> (leftToRight: SimulatedGrid, rightToLeft: SimulatedGrid) {
    var source = StepSource(seed: seed)
    var fixture = source.makeFixture()
    var metrics = Metrics.presets[source.below(Metrics.presets.count)]
    metrics.insets.leading = Double(source.below(40))
    metrics.insets.trailing = Double(source.below(40))
    metrics.closeButtonSize = Double(source.below(30))
    metrics.itemSpacing = Double(source.below(20))
    metrics.iconSize = Double(source.below(2) * source.below(64))
    metrics.badgeCorner =
      [.iconTopTrailing, .cellTopTrailing, .cellTopLeading][source.below(3)]
    fixture.metrics = metrics
    let leftToRight = SimulatedGrid(fixture)
    fixture.metrics.layoutDirection = .rightToLeft
    return (leftToRight, SimulatedGrid(fixture))
  }

  @Test func `every frame is the mirror image, whatever the lengths and the scale`() {
    for seed in UInt64(0)..<400 {
      var (plain, mirrored) = pages(seed)
      plain.beginEditing()
      mirrored.beginEditing()
      let width = plain.grid.viewport.width
      func expectMirrored(_ frame: (Grid) -> Rect) {
        let (rect, image) = (frame(plain.grid), frame(mirrored.grid))
        #expect(image.x == width - rect.maxX, "seed \(seed)")
        #expect(image.y == rect.y && image.size == rect.size, "seed \(seed)")
      }
      for section in plain.grid.sections.indices {
        expectMirrored { $0.frame(ofSection: section) }
        for item in plain.grid.sections[section].items.indices {
          let place = IndexPath(item: item, section: section)
          expectMirrored { $0.frameForItem(at: place) }
          expectMirrored { $0.badgeFrame(at: place) }
        }
      }
      #expect(plain.frame.mirrorImage == mirrored.frame.attributes, "seed \(seed)")
    }
  }

  @Test func `lines begin at the right, and what leads them stands there`() throws {
    let board = SimulatedGrid("abcde") {
      $0.metrics.layoutDirection = .rightToLeft
      $0.metrics.closeButtonSize = 30
    }
    let (first, second) = (board.rect(of: "a"), board.rect(of: "b"))
    #expect(second.maxX < first.x)
    #expect(first.maxX > board.grid.viewport.width / 2)
    #expect(board.rect(of: "e").x == first.x && board.rect(of: "e").y > first.y)
    let edit = try #require(board.attributes(of: .editButton)?.frame)
    let close = try #require(board.attributes(of: .closeButton)?.frame)
    #expect(edit.x == 24 && close.maxX == board.grid.viewport.width - 24)
  }

  @Test func `the scroll bar is at the left and takes presses there`() throws {
    var board = SimulatedGrid(Fixture.sixty) { $0.metrics.layoutDirection = .rightToLeft }
    board.wheel(1)
    let thumb = try #require(board.attributes(of: .scrollBar)?.frame)
    #expect(thumb.maxX < 14)
    board.press(at: thumb.center)
    board.move(by: 0, 100)
    board.release()
    #expect(board.grid.scrollOffset > 500)
    #expect(board.faults == [])
  }

  @Test func `the button of a toast is at its left and undoes`() throws {
    var board = SimulatedGrid("abcd") { $0.metrics.layoutDirection = .rightToLeft }
    board.beginEditing()
    board.clickBadge("b")
    let toast = try #require(board.attributes(of: .toast)?.frame)
    let button = try #require(board.attributes(of: .toastButton)?.frame)
    #expect(button.x == toast.x && button.maxX < toast.center.x)
    board.wait(.seconds(1))
    board.click(at: button.center)
    #expect(board.order == "abcd")
  }

  @Test func `the menu of an item is asked for where the pointer is`() throws {
    var board = SimulatedGrid("abcd") { $0.metrics.layoutDirection = .rightToLeft }
    board.press("b", button: .secondary)
    let expected = Effect.contextMenu(
      board.handle("b"), at: board.place(of: "b"),
      beside: Rect(origin: board.pointer, size: Size(width: 1, height: 1)))
    #expect(board.effects.last == expected)
  }
}
