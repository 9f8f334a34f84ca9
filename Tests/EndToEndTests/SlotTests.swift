import Testing

@testable import EndToEndSupport

/// Where an item would land, judged by what the page shows.
@Suite struct SlotTests {
  @Test func `C01 a still pointer changes the order at most once`() async throws {
    try await withPage { page in
      try await page.lift("a")
      try await page.drag(to: "d", steps: 20)
      var orders = [try await page.proposed()]
      let end = ContinuousClock.now + .milliseconds(1500)
      while ContinuousClock.now < end {
        let order = try await page.proposed()
        if order != orders.last { orders.append(order) }
        try await Task.sleep(for: .milliseconds(10))
      }
      #expect(orders.count <= 2, "\(orders)")
      try await page.drop()
      try await page.expectOrder("b c d a e f g h i j k l")
    }
  }

  @Test func `C01 the last item of a ragged row stays put inside its own cell`() async throws {
    try await withPage(Setup(fixture: .few(10))) { page in
      try await page.lift("j")
      for _ in 0..<18 {
        page.drag(by: Point(x: 5, y: 0), steps: 1)
        #expect(try await page.proposed() == "a b c d e f g h i j")
      }
      try await page.drop()
      #expect(try await page.metrics().saves == 0)
    }
  }

  @Test(arguments: [4, 5, 12])
  func `C09 below the last row, and right of the last cell, is the last place`(
    count: Int
  ) async throws {
    try await withPage(Setup(fixture: .few(count))) { page in
      let last = Fixture.letters[count - 1]
      try await page.lift("a")
      try await page.drag(to: last)
      page.drag(by: Point(x: 0, y: count == 12 ? 40 : 90))
      try await page.drop()
      let rotated = Fixture.letters[1..<count] + ["a"]
      try await page.expectOrder(rotated.joined(separator: " "))

      try await page.lift("b")
      try await page.drag(to: "a")
      page.drag(by: Point(x: 80, y: 0))
      try await page.drop()
      let again = Fixture.letters[2..<count] + ["a", "b"]
      try await page.expectOrder(again.joined(separator: " "))
    }
  }

  @Test func `C09 over the title of the favorites is the first place`() async throws {
    try await withPage { page in
      try await page.lift("g")
      let frame = try #require(try await page.dump().sections.first?.frame)
      try await page.move(to: .point(Point(x: 110, y: frame.y + 6)), steps: 12)
      try await page.drop()
      try await page.expectOrder("g a b c d e f h i j k l")
    }
  }

  @Test(arguments: [5, 20, 60])
  func `a drag of any speed ends under the pointer`(steps: Int) async throws {
    try await withPage { page in
      try await page.lift("l")
      try await page.drag(to: "b", steps: steps)
      let pointer = page.pointer.position
      try await page.drop()
      let dropped = try #require(Target.favorite("l").item(in: try await page.dump())?.frame)
      #expect(dropped.contains(pointer))
      try await page.expectOrder("a l b c d e f g h i j k")
    }
  }
}
