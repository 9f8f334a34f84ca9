import Testing

@testable import GridCore
@testable import GridModel

/// Random sequences on two pages at once: one from left to right, and one from right to left to
/// which the mirror images of the same events happen.
@Suite struct MirrorTests {
  private static let sequences: UInt64 = Scenario.usualCount / 10
  private static let shards: UInt64 = 4

  @Test(arguments: 0..<shards)
  func `whatever happens, a page from right to left is the mirror image`(shard: UInt64) {
    for seed in stride(from: shard, to: Self.sequences, by: Int(Self.shards)) {
      var source = StepSource(seed: seed)
      var pair = MirrorPair(source.makeFixture())
      for _ in 0..<40 where pair.faults.isEmpty { pair.take(source.next(for: pair.plain)) }
      guard let fault = pair.faults.first else { continue }
      Issue.record("\(fault), with seed \(seed)")
      return
    }
  }
}
