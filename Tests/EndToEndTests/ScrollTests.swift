import Testing

@testable import EndToEndSupport

@Suite struct ScrollTests {
  @Test func `a wheel click scrolls sixty pixels, and never past the ends`() async throws {
    try await withPage { page in
      try await page.move(to: .favorite("f"))
      page.pointer.wheel(2)
      try await page.until("two clicks down") { $0.scroll == 120 }
      page.pointer.wheel(-5)
      try await page.until("the start") { $0.scroll == 0 }
      page.pointer.wheel(100)
      try await page.until("the end") { $0.scroll == $0.scrollMax && $0.scroll > 0 }
    }
  }

  @Test func `keys scroll by pages and to both ends`() async throws {
    try await withPage { page in
      page.pointer.move(to: Point(x: 4, y: 4))
      try await page.key("Next")
      try await page.until("a page down") { $0.scroll > 200 && $0.scroll < $0.scrollMax }
      try await page.key("End")
      try await page.until("the end") { $0.scroll == $0.scrollMax }
      try await page.key("Prior")
      try await page.until("a page up") { $0.scroll < $0.scrollMax }
      try await page.key("Home")
      try await page.until("the start") { $0.scroll == 0 }
    }
  }

  @Test func `C02 after scrolling in a drag the item lands under the pointer`() async throws {
    try await withPage(.manyFavorites) { page in
      try await page.lift("f01")
      try await page.move(to: .point(Point(x: 320, y: 296)))
      page.drag(by: Point(x: 0, y: 1), steps: 1)
      try await page.until("400 pixels of scrolling") { $0.scroll >= 400 }
      try await page.move(to: .point(Point(x: 320, y: 150)), steps: 5)
      let cell = try #require(
        try await page.dump().favorites.first { item in
          !item.lifted && item.frame.map { $0.center.y > 80 && $0.center.y < 220 } == true
        }?.frame)
      try await page.move(to: .point(cell.center), steps: 5)
      try await page.drop()
      let order = try await page.dump()
      let dropped = try #require(Target.favorite("f01").item(in: order)?.frame)
      #expect(dropped.contains(cell.center))
      #expect(order.order.first == "f02.desktop")
    }
  }

  @Test func `C07 the wheel scrolls in mid-drag, and back again`() async throws {
    try await withPage(.manyFavorites) { page in
      try await page.lift("f01")
      page.pointer.wheel(10)
      let down = try await page.until("ten clicks down") { $0.scroll == 600 }
      #expect(down.proposed.first == "f02.desktop")
      page.pointer.wheel(-10)
      try await page.until("ten clicks up") { $0.scroll == 0 }
      page.drag(by: Point(x: 3, y: 0), steps: 1)
      try await page.drop()
      #expect(try await page.dump().order.first == "f01.desktop")
      #expect(try await page.metrics().saves == 0)
    }
  }

  @Test(arguments: [true, false])
  func `C14 scrolling in a drag stops at the ends and with the drag`(drops: Bool) async throws {
    try await withPage(.manyFavorites) { page in
      try await page.lift("f01")
      try await page.move(to: .point(Point(x: 320, y: 296)), steps: 5)
      try await page.until("the end", within: .seconds(20)) { dump in
        #expect(dump.scroll >= 0 && dump.scroll <= dump.scrollMax)
        return dump.scroll == dump.scrollMax
      }
      try await page.move(to: .point(Point(x: 320, y: 4)), steps: 5)
      let rising = try await page.until("scrolling up") { $0.scroll < $0.scrollMax - 200 }
      #expect(rising.scroll >= 0)
      if !drops { try await page.key("Escape") }
      try await page.drop()
      let scroll = try await page.dump().scroll
      try await Task.sleep(for: .milliseconds(500))
      #expect(try await page.dump().scroll == scroll)
    }
  }

  @Test func `scrolling moves the same pixels that a fresh frame would draw`() async throws {
    try await withPage { page in
      try await page.move(to: .favorite("f"))
      for _ in 0..<3 {
        page.pointer.wheel(1)
        _ = try await page.dump()
      }
      page.park()
      try await page.stillness()
      let scrolled = try page.screenshot()
      page.connection.unmap(page.window)
      page.connection.map(page.window)
      try await page.stillness()
      #expect(try page.screenshot().differences(from: scrolled) == 0)
    }
  }
}

extension Setup {
  /// Sixty favorites in a window that shows two rows.
  fileprivate static let manyFavorites = Setup(fixture: .many(60), geometry: "640x300+0+0")
}
