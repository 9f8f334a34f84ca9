@testable import GridCore

/// A random sequence: what the grid starts with, and what happens to it.
struct Scenario {
  /// From which the fixture is made.
  let seed: UInt64
  var steps: [Step]

  /// How many a test tries: few where nothing is optimized.
  static let usualCount: UInt64 = {
    #if DEBUG
      2_000
    #else
      20_000
    #endif
  }()

  /// Makes up the sequence of `seed` while it happens, and stops at the first fault.
  init(seed: UInt64, length: Int) {
    var source = StepSource(seed: seed)
    var board = SimulatedGrid(madeUpBy: &source)
    self.seed = seed
    steps = []
    while steps.count < length, board.faults.isEmpty {
      let step = source.next(for: board)
      steps.append(step)
      board.take(step)
    }
    faults = board.faults.isEmpty ? board.faultsAtTheEnd() : board.faults
  }

  /// A sequence as it was printed.
  init(seed: UInt64, _ steps: [Step]) {
    (self.seed, self.steps) = (seed, steps)
    faults = Self.faults(seed: seed, steps)
  }

  /// What went wrong, the first first.
  let faults: [String]

  private static func faults(seed: UInt64, _ steps: [Step]) -> [String] {
    var source = StepSource(seed: seed)
    var board = SimulatedGrid(madeUpBy: &source)
    for step in steps where board.faults.isEmpty { board.take(step) }
    return board.faults.isEmpty ? board.faultsAtTheEnd() : board.faults
  }

  /// The sequence without the steps that the first fault does not need.
  func shrunk() -> Scenario {
    var (best, size) = (self, max(steps.count / 2, 1))
    while true {
      var start = 0
      while start < best.steps.count {
        var steps = best.steps
        steps.removeSubrange(start..<min(start + size, steps.count))
        let shorter = Scenario(seed: seed, steps)
        if shorter.faults.first == faults.first { best = shorter } else { start += size }
      }
      if size == 1 { return best }
      size /= 2
    }
  }
}

extension Scenario: CustomStringConvertible {
  /// Swift that makes the same sequence.
  var description: String {
    let lines = steps.map { "  .\($0)," }
    return (["Scenario(seed: \(seed), ["] + lines + ["])"]).joined(separator: "\n")
  }
}

extension SimulatedGrid {
  /// The board a sequence starts with; few frames are looked at, for there are many sequences.
  fileprivate init(madeUpBy source: inout StepSource) {
    self.init(source.makeFixture())
    tick = .milliseconds(60)
  }

  /// What is wrong once everything was let go and has come to rest.
  fileprivate mutating func faultsAtTheEnd() -> [String] {
    send(.closing)
    wait(.milliseconds(400))
    endEditing()
    wait(.seconds(8))
    if grid.isBusy(at: now) { note("it never comes to rest") }
    if grid.wakeUp(after: now) != .never { note("it never sleeps") }
    return faults
  }
}
