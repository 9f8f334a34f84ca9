import Testing

@testable import GridCore
@testable import GridModel

/// The panel of an empty section 0 and its buttons.
@Suite struct PanelLayoutTests {
  private func layout(_ widths: [Int]?, width: Int, scale: Double = 1) -> GridLayout {
    var layout = GridLayout(
      counts: [0, 3], size: Size(width: width, height: Int(680 * scale)), scale: scale)
    let offers = widths?.enumerated().map {
      PanelOffer(id: $0, title: "Offer \($0)", titleWidth: $1)
    }
    layout.update(sections: 2, offers: offers) { $0 == 0 ? 0 : 3 }
    return layout
  }

  private func buttons(of layout: GridLayout) -> [Rect] {
    (0..<layout.numberOfPanelButtons).map(layout.panelButtonFrame)
  }

  @Test func `where nothing can be chosen the panel has no button`() {
    #expect(buttons(of: layout(nil, width: 768)) == [])
    #expect(layout(nil, width: 768).emptyPanelFrame.height == 148)
  }

  @Test func `one button is in the middle`() {
    let layout = layout([], width: 768)
    let panel = layout.emptyPanelFrame
    #expect(
      buttons(of: layout) == [
        Rect(x: panel.x + (panel.width - 168) / 2, y: panel.y + 94, width: 168, height: 32)
      ])
  }

  @Test func `offers follow in a row that is in the middle, each as wide as its title`() {
    let layout = layout([100, 150], width: 768)
    let (panel, buttons) = (layout.emptyPanelFrame, buttons(of: layout))
    #expect(buttons.map(\.width) == [168, 132, 182])
    #expect(buttons[1].x == buttons[0].maxX + 12 && buttons[2].x == buttons[1].maxX + 12)
    #expect(abs((buttons[0].x - panel.x) - (panel.maxX - buttons[2].maxX)) <= 1)
    #expect(panel.height == 148)
  }

  @Test func `in a narrow window rows follow, and the catalog makes room`() {
    let (wide, narrow) = (layout([100, 150], width: 768), layout([100, 150], width: 300))
    let buttons = buttons(of: narrow)
    #expect(buttons.map(\.y) == [0, 44, 88].map { $0 + buttons[0].y })
    #expect(narrow.emptyPanelFrame.height == 148 + 2 * 44)
    #expect(
      narrow.headerFrame(ofSection: 1).y - narrow.emptyPanelFrame.maxY
        == wide.headerFrame(ofSection: 1).y - wide.emptyPanelFrame.maxY)
  }

  @Test(arguments: [1, 1.25, 2, 3])
  func `buttons never overlap and never leave their panel`(scale: Double) {
    for width in stride(from: 80, through: 1000, by: 40) {
      for widths in [[], [40], [400], [90, 210, 30], [5, 5, 5, 5, 5, 5, 5]] {
        let layout = layout(widths, width: Int(Double(width) * scale), scale: scale)
        let (panel, buttons) = (layout.emptyPanelFrame, buttons(of: layout))
        #expect(buttons.count == widths.count + 1)
        for (index, button) in buttons.enumerated() {
          #expect(panel.intersection(button) == button, "\(widths) in \(width)")
          #expect(!buttons[..<index].contains { $0.intersects(button) }, "\(widths) in \(width)")
          #expect(layout.panelButton(at: button.center) == index)
        }
      }
    }
  }

  @Test func `while there are favorites, or a search is open, there is no button`() {
    var layout = layout([100], width: 768)
    layout.update(sections: 2, offers: []) { _ in 1 }
    #expect(layout.numberOfPanelButtons == 0)
    layout.update(sections: 2, isSearching: true, offers: []) { _ in 0 }
    #expect(layout.numberOfPanelButtons == 0)
  }
}
