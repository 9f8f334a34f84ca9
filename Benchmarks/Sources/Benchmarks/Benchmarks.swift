/// Measures the core: `Benchmarks [part of a name]…` runs those whose names have one of the parts.
@main
struct Benchmarks {
  private static let all: [(name: String, run: @Sendable () -> Void)] = [
    ("motion", MotionBenchmark.run), ("hit test", HitTestBenchmark.run),
    ("move", MoveBenchmark.run), ("search", SearchBenchmark.run),
  ]

  static func main() {
    let wanted = CommandLine.arguments.dropFirst()
    for benchmark in all where wanted.isEmpty || wanted.contains(where: benchmark.name.contains) {
      benchmark.run()
    }
  }
}
