import Testing

@testable import EndToEndSupport

/// Hold, lift, drag, drop: what the order is, and what is on file, after each.
@Suite struct DragTests {
  @Test(arguments: [
    ("a", "d", "b c d a e f g h i j k l"), ("l", "a", "l a b c d e f g h i j k"),
    ("f", "g", "a b c d e g f h i j k l"), ("k", "l", "a b c d e f g h i j l k"),
    ("h", "e", "a b c d h e f g i j k l"), ("a", "l", "b c d e f g h i j k l a"),
  ])
  func `an item dropped on a place ends there, once, on file too`(
    name: String, target: String, order: String
  ) async throws {
    try await withPage { page in
      try await page.drag(name, to: target)
      try await page.expectOrder(order)
      #expect(try await page.metrics().saves == 1)
      #expect(try await page.dump().editing)
      #expect(page.sandbox.launched.isEmpty)
    }
  }

  @Test func `while lifted the others make room, and the order stays`() async throws {
    try await withPage { page in
      try await page.lift("b")
      try await page.drag(to: "e")
      let dump = try await page.until("the reflow") { $0.proposed.first != nil }
      #expect(dump.liftedID == "b.desktop")
      #expect(dump.editing)
      #expect(dump.order.shortNames == "a b c d e f g h i j k l")
      #expect(dump.proposed.shortNames == "a c d e b f g h i j k l")
      #expect(page.sandbox.favorites == Fixture.letters)
      try await page.drop()
      try await page.expectOrder("a c d e b f g h i j k l")
    }
  }

  @Test func `C03 a hold without moving changes nothing and launches nothing`() async throws {
    try await withPage { page in
      let before = page.sandbox.favoritesFile.identity
      try await page.lift("b")
      try await page.drop()
      #expect(try await page.dump().editing)
      #expect(try await page.metrics().saves == 0)
      #expect(page.sandbox.favoritesFile.identity == before)
      #expect(page.sandbox.launched.isEmpty)
    }
  }

  @Test func `C16 hovering and coming back leaves nothing behind`() async throws {
    try await withPage { page in
      for (name, neighbor) in [("b", "c"), ("j", "i")] {
        try await page.lift(name)
        try await page.drag(to: neighbor)
        try await page.drag(to: name)
        try await page.drop()
        try await page.expectOrder("a b c d e f g h i j k l")
      }
      try await page.lift("b")
      for target in ["h", "b", "h", "c"] { try await page.drag(to: target, steps: 20) }
      try await page.drop()
      try await page.expectOrder("a c b d e f g h i j k l")
      try await page.drag("b", to: "a")
      try await page.expectOrder("b a c d e f g h i j k l")
      #expect(try await page.metrics().saves == 2)
    }
  }

  @Test func `C17 several shifts in one drag are saved once and load again`() async throws {
    try await withDesktop { desktop in
      let page = try await desktop.open()
      try await page.lift("a")
      for target in ["e", "j", "c"] { try await page.drag(to: target) }
      try await page.drop()
      try await page.expectOrder("b c a d e f g h i j k l")
      #expect(try await page.metrics().saves == 1)
      try await page.expectRestingInvariants()
      try await page.close()

      let again = try await desktop.open()
      try await again.expectOrder("b c a d e f g h i j k l")
      try await again.close()
    }
  }

  @Test func `C18 an item dropped where it was writes nothing`() async throws {
    try await withPage { page in
      let before = page.sandbox.favoritesFile.identity
      try await page.lift("f")
      try await page.drag(to: "h")
      try await page.drag(to: "f")
      try await page.drop()
      #expect(page.sandbox.favoritesFile.identity == before)
      #expect(try await page.metrics().saves == 0)
      #expect(try await page.metrics().publishes == 0)
    }
  }

  @Test func `a catalog item dragged up becomes a favorite where it is dropped`() async throws {
    let setup = Setup(fixture: .few(7), geometry: "640x760+0+0")
    try await withPage(setup) { page in
      try await page.press(.catalog("h"))
      try await page.hold()
      try await page.drag(to: "b")
      #expect(try await page.proposed() == "a h b c d e f g")
      try await page.drop()
      page.members.insert("h")
      try await page.expectOrder("a h b c d e f g")
    }
  }

  @Test func `a catalog item dropped outside the favorites adds nothing`() async throws {
    try await withPage(Setup(fixture: .few(7), geometry: "640x760+0+0")) { page in
      try await page.press(.catalog("h"))
      try await page.hold()
      try await page.drag(to: "b")
      page.drag(by: Point(x: 0, y: 500))
      try await page.drop()
      try await page.expectOrder("a b c d e f g")
      #expect(try await page.metrics().saves == 0)
    }
  }

  @Test(arguments: ["0.5", "1", "1.25", "2", "3"])
  func `C13 the grabbed point stays under the pointer`(scale: String) async throws {
    let setup = Setup(fixture: .few(6), geometry: "1200x780+0+0", scale: scale)
    try await withPage(setup) { page in
      try await page.press(.favorite("a"))
      page.drag(by: Point(x: 2, y: -2))
      try await page.hold()
      let grab = try await page.offsetOfLifted()
      for _ in 0..<20 {
        page.drag(by: Point(x: 10, y: 5), steps: 1)
        let offset = try await page.offsetOfLifted() - grab
        #expect(abs(offset.x) <= 1 && abs(offset.y) <= 1, "off by \(offset)")
      }
      try await page.key("Escape")
      try await page.drop()
      #expect(try await page.metrics().saves == 0)
    }
  }
}

extension Page {
  /// How far the pointer is from the center of the lifted cell.
  fileprivate func offsetOfLifted() async throws -> Point {
    guard let cell = try await dump().lifted?.frame, let frame = connection.frame(of: window) else {
      throw EndToEndError("nothing is lifted")
    }
    return pointer.position - frame.origin - cell.center
  }
}
