import Testing

@testable import GridCore

@Suite struct DragTests {
  @Test func `a held favorite makes room and lands where it is dropped`() {
    var board = Board()
    board.lift("a")
    #expect(board.lifted == "a")
    board.move(to: "g")
    #expect(board.proposed == "bcdefgahijkl")
    #expect(board.order == "abcdefghijkl")
    board.release()
    #expect(board.order == "bcdefgahijkl")
    board.expectRest()
  }
}
