import System
import TestSupport
import Testing

@testable import Freedesktop

nonisolated struct FuzzCorpusTests {
  private static let corpus =
    #filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" } + "/Fuzz/corpus"

  @Test(arguments: FuzzTarget.allCases)
  func `every input that was ever found is read without harm`(target: FuzzTarget) throws {
    let folder = "\(Self.corpus)/\(target.rawValue)"
    let names = Directory.names(in: folder)
    #expect(!names.isEmpty)
    for name in names {
      let bytes = try RegularFile.bytes(of: "\(folder)/\(name)", limit: 1 << 20)
      let start = ContinuousClock.now
      target.run(bytes)
      #expect(start.duration(to: .now) < .seconds(1), "\(name)")
    }
  }

  @Test(arguments: FuzzTarget.allCases)
  func `inputs mixed from the corpus are read without harm`(target: FuzzTarget) throws {
    let folder = "\(Self.corpus)/\(target.rawValue)"
    var generator = SplitMix64(seed: 11)
    for name in Directory.names(in: folder) {
      let bytes = try RegularFile.bytes(of: "\(folder)/\(name)", limit: 1 << 20)
      for _ in 0..<50 where !bytes.isEmpty {
        var mixed = bytes
        for _ in 0..<Int.random(in: 1...8, using: &generator) {
          mixed[Int.random(in: mixed.indices, using: &generator)] = UInt8.random(
            in: 0...255, using: &generator)
        }
        target.run(Array(mixed.prefix(Int.random(in: 0...mixed.count, using: &generator))))
      }
    }
  }
}
