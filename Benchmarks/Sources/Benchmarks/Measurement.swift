import Probes
import Glibc

/// What one operation costs.
struct Measurement {
  /// The nanoseconds of an operation: the median of several rounds of processor time.
  let nanoseconds: Double
  /// The allocations of an operation.
  let allocations: Double

  /// Does `body` so often a round, after a round that warms up.
  init(operations: Int, rounds: Int = 15, _ body: (Int) -> Void) {
    var times: [Double] = []
    times.reserveCapacity(rounds)
    for operation in 0..<operations { body(operation) }
    let before = allocation_count()
    for _ in 0..<rounds {
      let start = Self.processorTime()
      for operation in 0..<operations { body(operation) }
      times.append((Self.processorTime() - start) / Double(operations))
    }
    allocations = Double(allocation_count() - before) / Double(rounds * operations)
    times.sort()
    nanoseconds = times[rounds / 2]
  }

  /// The nanoseconds this thread has been running: what other programs do does not count.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// A line with the figure beside that of the floor, measured in the same run.
  func line(_ name: String, floor: Measurement, named floorName: String) -> String {
    let ratio = (nanoseconds / floor.nanoseconds * 100).rounded() / 100
    return "\(name): \(rounded) ns, \(ratio) times \(floorName), "
      + "\((allocations * 1000).rounded() / 1000) allocations"
  }

  /// The nanoseconds to a tenth.
  var rounded: Double { (nanoseconds * 10).rounded() / 10 }
}

/// Keeps the compiler from leaving out what nobody reads.
func use(_ value: Int) { withUnsafePointer(to: value) { look_at($0) } }
