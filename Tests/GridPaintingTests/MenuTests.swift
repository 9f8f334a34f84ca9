import GridCore
import GridHarness
import GridPainting
import Testing

@Suite struct MenuTests {
  private let rows = [
    MenuRow(title: "Open", key: "Enter"), MenuRow(title: "New Private Window"),
    MenuRow(
      title: "Remove from Favorites", key: "Ctrl+D", isEnabled: false, startsGroup: true),
    MenuRow(title: "Move to Start", startsGroup: true), MenuRow(title: "Keep in Place"),
    MenuRow(title: "复制标识", startsGroup: true),
  ]

  private func layout(
    scale: Double = 1, direction: UserInterfaceLayoutDirection = .leftToRight
  ) -> MenuLayout {
    _ = TestFonts.trouble
    return MenuPainter(sharing: GridPainter())
      .layout(rows, scale: scale, direction: direction)
  }

  @Test(arguments: [1, 1.5, 2, 3.0])
  func `rows lie below one another and inside the menu`(scale: Double) {
    let layout = layout(scale: scale)
    #expect(layout.rows.count == rows.count)
    for (upper, lower) in zip(layout.rows, layout.rows.dropFirst()) {
      #expect(upper.maxY <= lower.y)
      #expect(upper.x == lower.x && upper.size == lower.size)
    }
    let whole = Rect(origin: .zero, size: layout.size)
    #expect(layout.rows.allSatisfy { whole.intersection($0) == $0 })
  }

  @Test func `every point is on one row, on the border or outside`() {
    let layout = layout()
    for y in -2...layout.size.height + 2 {
      for x in [-1, 0, 3, layout.size.width / 2, layout.size.width - 1, layout.size.width] {
        let (point, hit) = (Point(x: x, y: y), layout.hit(Point(x: x, y: y)))
        let row = layout.rows.firstIndex { $0.contains(point) }
        let isInside = Rect(origin: .zero, size: layout.size).contains(point)
        #expect(hit == (row.map(MenuHit.row) ?? (isInside ? .border : .outside)))
      }
    }
  }

  @Test func `a menu hangs from where lines begin, and turns to the other side for want of room`() {
    let area = Rect(x: 0, y: 0, width: 800, height: 600)
    func place(_ x: Int, _ direction: UserInterfaceLayoutDirection) -> Int {
      let anchor = Rect(x: x, y: 100, width: 96, height: 112)
      return layout(direction: direction).origin(beside: anchor, in: area).x
    }
    let width = layout().size.width
    #expect(place(400, .leftToRight) == 400 && place(700, .leftToRight) == 796 - width)
    #expect(place(400, .rightToLeft) == 496 - width && place(10, .rightToLeft) == 10)
  }

  @Test(arguments: UserInterfaceLayoutDirection.allCases)
  func `a menu lies beside its anchor, and inside the area wherever that is`(
    direction: UserInterfaceLayoutDirection
  ) {
    let layout = layout(direction: direction)
    let area = Rect(x: 0, y: 30, width: 800, height: 570)
    for x in stride(from: -20, through: 820, by: 20) {
      for y in stride(from: 0, through: 620, by: 20) {
        let anchor = Rect(x: x, y: y, width: 1, height: 1)
        let frame = Rect(origin: layout.origin(beside: anchor, in: area), size: layout.size)
        #expect(area.intersection(frame) == frame, "anchor at \(x), \(y)")
        let isInside = area.contains(anchor.origin)
        #expect(!isInside || !frame.contains(anchor.origin), "the menu covers \(x), \(y)")
      }
    }
  }

  @Test func `in an area that is too small the top left corner stays in sight`() {
    let area = Rect(x: 10, y: 20, width: 50, height: 40)
    let origin = layout().origin(beside: Rect(x: 30, y: 30, width: 1, height: 1), in: area)
    #expect(origin == area.origin)
  }

  @Test(arguments: [1, 2, 3.0]) func `a menu is wider by what its keys take`(scale: Double) {
    _ = TestFonts.trouble
    let painter = MenuPainter(sharing: GridPainter())
    func width(_ title: String, _ key: String) -> Int {
      painter.layout([MenuRow(title: title, key: key)], scale: scale).size.width
    }
    let title = "Remove from Favorites"
    #expect(width(title, "Ctrl+D") > width(title, "") + Int(24 * scale))
    #expect(width(title, "Ctrl+Shift+D") > width(title, "Ctrl+D"))
    let most = String(repeating: "W", count: 100)
    #expect(width(most, "Ctrl+D") == width(most, ""))
  }

  @Test(arguments: [Theme.light, .dark])
  func `the edge of a menu is clearly another color than the menu and the page`(theme: Theme) {
    let painter = MenuPainter(sharing: GridPainter(theme: theme))
    let layout = layout()
    let surface = Surface(layout.size, format: .rgb24)
    painter.paint(rows, layout, highlighted: nil, on: surface)
    let edge = surface.withPixels {
      Color($0.bindMemory(to: UInt32.self)[layout.size.width / 2] & 0xffffff)
    }
    for ground in [theme[.surface], theme[.background]] { #expect(contrast(edge, ground) > 1.8) }
  }

  @Test(arguments: [
    (Theme.light, 1.0, "menu"), (.dark, 1, "menu-dark"), (.light, 2, "menu-2x"),
    (.dark, 2, "menu-dark-2x"),
  ])
  func `a menu looks like this`(theme: Theme, scale: Double, name: String) throws {
    _ = TestFonts.trouble
    let painter = MenuPainter(sharing: GridPainter(theme: theme))
    let layout = painter.layout(rows, scale: scale)
    let surface = Surface(layout.size, format: .rgb24)
    painter.paint(rows, layout, highlighted: 3, on: surface)
    try expect(surface, matches: name)
  }
}
