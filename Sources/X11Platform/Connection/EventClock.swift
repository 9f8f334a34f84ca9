import Glibc
import System

/// Maps the server's 32-bit timestamps to the local monotonic clock.
///
/// The result never goes back.
///
/// The server counts milliseconds from an arbitrary start and wraps after 49 days; it may run on
/// another machine. An event's time is its server timestamp plus the smallest difference observed
/// between the two clocks, so the time an event spent in a queue is not added.
package struct EventClock {
  /// The last time returned; the next one is never earlier.
  private var last = Duration.zero
  /// The server's time without wrapping, and the offset to the local clock.
  private var server: (time: Duration, offset: Duration)?

  /// The clocks may drift apart by one part in `driftParts`.
  private static let driftParts = 1000
  /// An event that seems older than this did not wait in a queue: one of the clocks was suspended.
  private static let longestWait = Duration.seconds(5)

  /// A clock that has seen no server timestamp yet.
  package init() {}

  /// The local time of an event with the 32-bit server timestamp `time`, in milliseconds, that is
  /// handled at the local time `now`.
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

  /// The time of an event without a server timestamp that is handled at the local time `now`.
  package mutating func moment(now: Duration) -> Duration { moment(atLeast: now) }

  private mutating func moment(atLeast moment: Duration) -> Duration {
    last = max(last, moment)
    return last
  }

  /// Of all server times that wrap to `time`, the one nearest to the last one.
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
