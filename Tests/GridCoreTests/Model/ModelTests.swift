import Glibc
import Testing

@testable import GridCore
@testable import GridModel

/// Random sequences of everything that can happen, each step of which the board watches.
@Suite struct ModelTests {
  /// How many sequences: many by night.
  private static let sequences: UInt64 =
    getenv("GRIDWINDOW_NIGHTLY") == nil ? Scenario.usualCount : 1_000_000
  private static let shards: UInt64 = 8

  /// The states and outcomes that sequences have to lead to, or they prove little.
  @Test func `random sequences get everywhere`() {
    var reached: Set<String> = []
    for seed in UInt64(0)..<600 {
      var source = StepSource(seed: seed)
      var board = SimulatedGrid(source.makeFixture())
      for _ in 0..<40 {
        board.take(source.next(for: board))
        reached.formUnion(board.landmarks)
      }
    }
    #expect(
      reached.isSuperset(of: [
        "lifted", "copy", "carried", "outside", "searching", "editing", "scrolled", "drop",
        "undone", "refused", "launched", "settling", "vanishing", "pinned", "unpinned mark",
      ]), "\(reached.sorted())")
  }

  @Test(arguments: 0..<shards)
  func `whatever happens in whatever order nothing is lost`(shard: UInt64) {
    for seed in stride(from: shard, to: Self.sequences, by: Int(Self.shards)) {
      let scenario = Scenario(seed: seed, length: 40)
      guard let fault = scenario.faults.first else { continue }
      Issue.record("\(fault), in this sequence:\n\(scenario.shrunk())")
      return
    }
  }
}

extension SimulatedGrid {
  /// What can be seen of where a sequence has led.
  fileprivate var landmarks: Set<String> {
    var marks: Set<String> = []
    func mark(_ name: String, _ isReached: Bool) { if isReached { marks.insert(name) } }
    let session = grid.interaction.session
    mark("lifted", session != nil)
    mark("copy", session?.lift.isCopy == true)
    mark("outside", session != nil && session?.slot == nil)
    mark("carried", grid.dragPhase == .lifted && session == nil)
    mark("searching", grid.searchText != nil)
    mark("editing", grid.isEditing)
    mark("scrolled", grid.scrollOffset > 0)
    mark("settling", !grid.settlingItems.isEmpty)
    mark("vanishing", !grid.presentation.vanishing.isEmpty)
    mark("undone", !grid.history.redoable.isEmpty)
    mark("launched", !launches.isEmpty)
    mark("drop", effects.contains { if case .didMove = $0 { true } else { false } })
    mark("refused", effects.contains { if case .refused = $0 { true } else { false } })
    mark("pinned", document.pinnedPrefixCount + document.pinnedSuffixCount > 0)
    mark("unpinned mark", document.pins.hasInnerMarks)
    return marks
  }
}
