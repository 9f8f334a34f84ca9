import Testing

@testable import GridSettings

struct PositionTests {
  @Test(arguments: [
    ("1", Position.number(1)), ("12", .number(12)), ("-1", .last), ("0", nil), ("-2", nil),
    ("", nil), ("x", nil), ("1.5", nil), ("99999999999999999999", nil),
  ])
  func `positions count from one and minus one is last`(text: String, position: Position?) {
    #expect(Position(text) == position)
  }

  @Test(arguments: [(1, 0), (3, 2), (4, 3), (9, 3)])
  func `a position beyond the end is the last one`(number: Int, index: Int) {
    #expect(Position.number(number).index(of: 4) == index)
    #expect(Position.last.index(of: 4) == 3)
  }
}
