import Glibc
import System

/// Turns the server's 32-bit times and the local clock into one clock that never goes back.
///
/// The server counts milliseconds from a moment of its own and wraps after 49 days; it may run on
/// another machine. An event's moment is its server time plus the smallest difference seen between
/// the two clocks, so that the time an event waited in a queue is not added to it.
package struct EventClock {
  /// The last moment told; the next one is never earlier.
  private var last = Duration.zero
  /// The server's time without its wrapping, and what to add to it for the local time.
  private var server: (time: Duration, offset: Duration)?

  /// How fast the two clocks may drift apart: one part in so many.
  private static let driftParts = 1000
  /// An event older than this was not waiting: one of the clocks stood still meanwhile.
  private static let longestWait = Duration.seconds(5)

  /// A clock that has seen no time of the server yet.
  package init() {}

  /// The moment of an event with the 32-bit server time `time`, in milliseconds, that is handled
  /// at the local time `now`.
  package mutating func moment(ofServerTime time: UInt32, now: Duration) -> Duration {
    let time = unwrapped(time)
    var offset = now - time
    if let server, offset - server.offset < Self.longestWait {
      let drift = max(time - server.time, .zero) / Self.driftParts
      offset = min(offset, server.offset + drift)
    }
    server = (max(time, server?.time ?? time), offset)
    return moment(atLeast: min(time + offset, now))
  }

  /// The moment of something that has no server time and is handled at the local time `now`.
  package mutating func moment(now: Duration) -> Duration { moment(atLeast: now) }

  private mutating func moment(atLeast moment: Duration) -> Duration {
    last = max(last, moment)
    return last
  }

  /// The time nearest to the last one among those that wrap to `time`.
  private func unwrapped(_ time: UInt32) -> Duration {
    guard let server else { return .milliseconds(Int64(time)) }
    let known = server.time.milliseconds
    let step = Int32(bitPattern: time &- UInt32(truncatingIfNeeded: known))
    return .milliseconds(known + Int64(step))
  }
}

extension Duration {
  /// The whole milliseconds in it.
  fileprivate var milliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }
}
