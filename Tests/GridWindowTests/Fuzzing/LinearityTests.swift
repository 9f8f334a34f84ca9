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

  /// The shorter of two times that `target` takes for an input.
  private static func time(_ target: FuzzTarget, _ bytes: [UInt8]) -> Duration {
    let times = (0..<2).map { _ in ContinuousClock().measure { target.run(bytes) } }
    return min(times[0], times[1])
  }

  @Test(arguments: FuzzTarget.allCases)
  func `four times the input takes about four times as long`(target: FuzzTarget) {
    for piece in Self.pieces {
      let (short, long) = (
        Self.input(target, piece, 16 << 10), Self.input(target, piece, 64 << 10)
      )
      let limit = Self.time(target, short) * 9 + .milliseconds(40)
      // Other tests share the machine, so that a slow answer is asked for once more.
      let isLinear = (0..<3).contains { _ in Self.time(target, long) < limit }
      #expect(isLinear, "\(piece)")
    }
  }
}
