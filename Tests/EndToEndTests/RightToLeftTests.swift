import CX11
import Testing

@testable import EndToEndSupport

/// A session whose language is written from right to left.
@Suite struct RightToLeftTests {
  @Test func `in Arabic the page, drags, keys and menus begin at the right`() async throws {
    let setup = Setup(fixture: .few(10), environment: ["LANG": "ar_EG.UTF-8"])
    try await withPage(setup) { page in
      let frames = try await page.dump().favorites.compactMap(\.frame)
      try #require(frames.count == 10)
      #expect(frames[0].x > frames[1].x && frames[1].x > frames[3].x)
      #expect(frames[9].x == frames[1].x && frames[9].y > frames[1].y)

      try await page.drag("b", to: "j")
      try await page.expectOrder("a c d e f g h i j b")
      try await page.lift("c")
      page.drag(by: Point(x: frames[2].x - frames[1].x, y: frames[9].y - frames[1].y), steps: 20)
      try await page.until("the empty place left of the last") { $0.proposed.last == "c.desktop" }
      try await page.drop()
      try await page.expectOrder("a d e f g h i j b c")
      try await page.leaveEditing()

      for key in ["Left", "Home", "Left"] { try await page.key(key) }
      #expect(try await page.dump().focus == "d.desktop")
      try await page.key("Left")
      #expect(try await page.dump().focus == "e.desktop")
      try await page.key("Control_L+Shift_L+Left")
      try await page.expectOrder("a d f e g h i j b c")

      let pressed = try #require(Target.favorite("f").item(in: try await page.dump())?.frame)
      let menu = try await page.openMenu(of: .favorite("f"))
      let place = try #require(page.connection.frame(of: menu))
      #expect(abs(place.x + place.width - pressed.center.x) <= 1)
      try await page.key("Escape")
      try await page.awaitNoMenu()
    }
  }
}
