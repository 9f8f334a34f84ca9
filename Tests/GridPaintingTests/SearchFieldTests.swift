import GridCore
import GridHarness
import GridPainting
import Testing

/// Which way the field of a search runs.
@Suite struct SearchFieldTests {
  /// How far the caret is from the left end of the field and from its right end.
  private func caret(
    _ text: String, on direction: UserInterfaceLayoutDirection
  ) throws -> (left: Int, right: Int) {
    var metrics = Metrics()
    metrics.layoutDirection = direction
    let harness = Harness(
      Fixture.document(), metrics: metrics, size: Size(width: 400, height: 300))
    harness.send(.text(text))
    let frame = harness.frame()
    let field = try #require(frame.attributes.first { $0.element == .searchField }?.frame)
    let caret = try #require(harness.painter.caret(in: frame, of: harness.grid.document))
    return (caret.x - field.x, field.maxX - caret.x)
  }

  @Test(arguments: UserInterfaceLayoutDirection.allCases)
  func `what is typed begins where its language does, the caret behind it`(
    direction: UserInterfaceLayoutDirection
  ) throws {
    for text in ["fire", "fire غ", "7 fire"] {
      let caret = try caret(text, on: direction)
      #expect(caret.left > 20 && caret.left < 100, "\(text)")
    }
    for text in ["متصفح", "דפדפן", "متصفح web"] {
      let caret = try caret(text, on: direction)
      #expect(caret.right > 20 && caret.right < 120, "\(text)")
    }
  }

  @Test(arguments: UserInterfaceLayoutDirection.allCases, [0, 3])
  func `before a search opens the caret is where its first letter will begin`(
    direction: UserInterfaceLayoutDirection, clicks: Int
  ) throws {
    var metrics = Metrics()
    metrics.layoutDirection = direction
    let harness = Harness(
      Fixture.document(), metrics: metrics, size: Size(width: 400, height: 300))
    func caret() -> Point? {
      harness.painter.caret(in: harness.frame(), of: harness.grid.document)
    }
    let heading = try #require(
      harness.frame().attributes.first { $0.element == .header(section: 0) }?.frame)
    harness.wheel(clicks: clicks)
    let before = caret()
    harness.wheel(clicks: -clicks)
    harness.send(.text("."))
    let after = try #require(caret())
    if clicks == 0 {
      let before = try #require(before)
      let way = direction == .leftToRight ? after.x - before.x : before.x - after.x
      #expect(before.y == after.y && way > 0 && way < 8)
      #expect(before.x > heading.x && before.x < heading.maxX)
    } else {
      #expect(before == nil || before?.y == after.y)
    }
  }

  @Test func `digits and signs begin where the page does`() throws {
    #expect(try caret("7-", on: .leftToRight).left < 100)
    #expect(try caret("7-", on: .rightToLeft).right < 100)
  }

  @Test(arguments: UserInterfaceLayoutDirection.allCases)
  func `of a text too long for the field the end is seen, on its own side`(
    direction: UserInterfaceLayoutDirection
  ) throws {
    let long = String(repeating: "متصفح ", count: 30)
    for text in [long, long + String(repeating: "latin ", count: 40)] {
      #expect(try caret(text, on: direction).left < 60)
    }
    #expect(try caret("latin " + long, on: direction).right < 60)
  }
}
