import Testing

/// Random sequences of everything that can happen, each step of which the board watches.
@Suite struct ModelTests {
  /// The sequences are few in a build that is not optimized.
  private static let sequences: UInt64 = _isDebugAssertConfiguration() ? 2_000 : 20_000
  private static let shards: UInt64 = 8

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
