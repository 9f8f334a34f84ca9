import Testing

@testable import GridCore
@testable import GridModel

/// Sequences that once failed, as they were printed.
@Suite struct ReplayTests {
  private static let scenarios = [
    // A copy was lifted whose section was gone after a reload.
    Scenario(
      seed: 11,
      [
        .press(x: 242, y: 400, button: 0), .wait(milliseconds: 600), .move(x: 160, y: 100),
        .catalog([]), .release(x: 160, y: 100, button: 0),
      ]),
    // The lifted item and all others were pinned by a reload.
    Scenario(
      seed: 40,
      [
        .press(x: 60, y: 90, button: 0), .wait(milliseconds: 600),
        .favorites("abc", marked: "abc"), .still,
      ]),
    // An edit waited for a drag while the file changed, and was then undone.
    Scenario(
      seed: 87_344,
      [
        .press(x: 226, y: 883, button: 0), .move(x: 341, y: 496), .order("remove", 4, to: 0),
        .favorites("kadbe", marked: "d"), .press(x: 341, y: 1_049, button: 0), .undo,
      ]),
    // The last unpinned item was removed and put back.
    Scenario(
      seed: 1_499,
      [
        .order("pin", 1, to: 0), .order("add", 1, to: 7), .undo, .order("remove", 0, to: 0), .undo,
      ]),
    // An edit waited that a reload had made already.
    Scenario(
      seed: 4_624,
      [
        .press(x: 365, y: 2_263, button: 0), .wait(milliseconds: 499), .move(x: 925, y: 9),
        .order("pin", 0, to: 0), .favorites("haAfdgc", marked: "af"),
      ]),
  ]

  @Test(arguments: scenarios.indices)
  func `what went wrong once goes right`(index: Int) {
    #expect(Self.scenarios[index].faults == [])
  }

  @Test func `a sequence that is printed and read again is the same`() {
    let scenario = Scenario(seed: 5, length: 40)
    let replayed = Scenario(seed: 5, scenario.steps)
    #expect(scenario.faults == [] && replayed.faults == [])
    #expect(scenario.description == replayed.description)
    #expect(Scenario(seed: 5, length: 40).steps == scenario.steps)
  }

  @Test func `the witness sees a change that no edit made`() {
    var grid = Fixture().makeGrid()
    var checker = InvariantChecker(grid)
    grid.reloadFavorites(["b", "a"], pinned: [])
    #expect(
      checker.faults(after: [], reloads: false, in: grid)
        == ["the document changed without an edit"])
  }
}
