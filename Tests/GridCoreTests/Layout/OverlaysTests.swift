import Testing

@testable import GridCore
@testable import GridModel

@Suite struct OverlaysTests {
  @Test func `the thumb goes from end to end and its offsets come back`() throws {
    let layout = GridLayout(counts: [10, 300], size: Size(width: 768, height: 400))
    let range = layout.maximumScrollOffset
    let first = try #require(layout.scrollThumbFrame(scroll: 0))
    let last = try #require(layout.scrollThumbFrame(scroll: range))
    #expect(first.y == 0)
    #expect(last.maxY == 400)
    #expect(first.width == 6)
    for scroll in stride(from: 0, through: range, by: 97) {
      let thumb = try #require(layout.scrollThumbFrame(scroll: scroll))
      let step = range / (400 - thumb.height) + 1
      #expect(abs(layout.scrollOffset(forThumbTop: thumb.y) - scroll) <= step)
    }
    #expect(layout.scrollOffset(forThumbTop: -50) == 0)
    #expect(layout.scrollOffset(forThumbTop: 5_000) == range)
  }

  @Test func `there is no scroll bar where everything fits`() {
    let layout = GridLayout(counts: [3], size: Size(width: 768, height: 400))
    #expect(layout.scrollThumbFrame(scroll: 0) == nil)
  }

  @Test func `a toast stands bottom center and its button is part of it`() {
    let layout = GridLayout(counts: [3], size: Size(width: 768, height: 400))
    let toast = layout.toastFrame(textWidth: 120, buttonWidth: 40)
    #expect(toast.height == 40)
    #expect(toast.maxY == 400 - 16)
    #expect(abs(toast.center.x - 384) <= 1)
    let button = layout.toastButtonFrame(in: toast, buttonWidth: 40)
    #expect(button.intersection(toast) == button)
    #expect(button.maxX == toast.maxX)
  }

  @Test(arguments: [1, 20, 100, 768])
  func `a tooltip stays inside the window`(width: Int) {
    let layout = GridLayout(counts: [30], size: Size(width: width, height: 300))
    for item in 0..<30 {
      let cell = layout.frameForItem(at: IndexPath(item: item, section: 0))
      let tooltip = layout.tooltipFrame(for: cell, textWidth: 200)
      #expect(tooltip.x >= 0 && tooltip.maxX <= width)
    }
  }

  @Test func `a press on the strip of the scroll bar does not reach the cells`() {
    var board = SimulatedGrid()
    let thumb = board.grid.layout.scrollThumbFrame(scroll: 0)
    let x = (thumb?.maxX ?? 0) - 10
    board.click(at: Point(x: x, y: 400))
    #expect(board.launches.isEmpty)
    #expect(board.grid.scrollOffset > 0)
    board.expectRest()
  }
}
