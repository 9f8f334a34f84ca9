import Glibc
import Testing

/// Whether any reader takes longer than its input is long.
nonisolated struct LinearityTests {
  /// What inputs begin with, so that a reader gets to what is repeated.
  private static let starts: [FuzzTarget: String] = [
    .keyFile: "[G]\n", .entry: "[Desktop Entry]\nType=Application\nName=n\nExec=e ",
    .exec: "e ", .locale: "de_AT@x\n", .indexTheme: "[Icon Theme]\nDirectories=",
    .preset: "[Grid]\nName=n\n[Section s]\nItems=",
  ]

  /// Pieces that readers have rules for.
  private static let pieces = [
    "%c", "%c ", "%f", "%%", "\"", "'", "\\", "\\\\", ";", "a;", ",", "d,", " ", "\t", "=", "\n",
    "\r\n", "#\n", "[", "[a]\n", "k=v\n", "k[de]=v\n", "k=", "de_AT\n", "@", "!", "= t\n", "a\n",
    "\0", "é",
  ]

  /// The input of at least `count` bytes that repeats `piece`.
  private static func input(_ target: FuzzTarget, _ piece: String, _ count: Int) -> [UInt8] {
    Array(
      (starts[target, default: ""] + String(repeating: piece, count: count / piece.utf8.count)).utf8
    )
  }

  /// The processor time that `target` takes for an input: other tests share the machine.
  private static func time(_ target: FuzzTarget, _ bytes: [UInt8]) -> Duration {
    let start = processorTime
    target.run(bytes)
    return processorTime - start
  }

  /// The processor time that this thread has used.
  private static var processorTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  @Test(arguments: FuzzTarget.allCases)
  func `four times the input takes about four times as long`(target: FuzzTarget) {
    for piece in Self.pieces {
      let (short, long) = (
        Self.input(target, piece, 16 << 10), Self.input(target, piece, 64 << 10)
      )
      let limit = Self.time(target, short) * 9 + .milliseconds(40)
      // A first run may be slow because of caches.
      let isLinear = (0..<3).contains { _ in Self.time(target, long) < limit }
      #expect(isLinear, "\(piece)")
    }
  }
}
