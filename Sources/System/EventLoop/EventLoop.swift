import Glibc

/// The one place where the program waits.
///
/// Whatever can become ready has a descriptor here: the X server, watchers, worker processes, other
/// threads, signals, the inspector. A handler does what can be done at once and returns.
package final class EventLoop {
  /// How often waiting has ended.
  package private(set) var wakeups = 0

  /// A loop that waits for nothing yet.
  package init() {}

  private var watches: [Int32: Watch] = [:]
  private var entries: [pollfd] = []

  /// A class, because its identity tells a watch from a later one of the same number.
  private final class Watch {
    let events: Int32
    let handler: () -> Void

    init(events: Int32, handler: @escaping () -> Void) {
      (self.events, self.handler) = (events, handler)
    }
  }

  /// What a descriptor can become.
  package struct Readiness: OptionSet {
    package let rawValue: Int32

    package init(rawValue: Int32) { self.rawValue = rawValue }

    /// There is something to read, or the other end is gone.
    package static let readable = Readiness(rawValue: POLLIN)
    /// There is room to write.
    package static let writable = Readiness(rawValue: POLLOUT)
  }

  /// Calls `handler` whenever `descriptor` is ready for `readiness`, in place of what was asked
  /// for it before.
  package func watch(
    _ descriptor: Int32, for readiness: Readiness = .readable, handler: @escaping () -> Void
  ) {
    watches[descriptor] = Watch(events: readiness.rawValue, handler: handler)
    entries.removeAll(keepingCapacity: true)
  }

  /// Forgets `descriptor`; to be called before it is closed.
  package func unwatch(_ descriptor: Int32) {
    watches[descriptor] = nil
    entries.removeAll(keepingCapacity: true)
  }

  /// Waits until a descriptor is ready or the local clock reaches `deadline`, and calls the
  /// handlers of those that are ready.
  ///
  /// A handler that was registered by another one in the same round is called in the next round at
  /// the earliest, even if its descriptor has the number of one that was ready and is closed now. A
  /// descriptor that was closed without `unwatch` is forgotten.
  ///
  /// - Parameter deadline: A moment of `Duration.monotonicNow`; `nil` waits for ever.
  package func wait(until deadline: Duration?) {
    if entries.isEmpty {
      entries = watches.map { pollfd(fd: $0.key, events: Int16($0.value.events), revents: 0) }
    }
    let count = poll(&entries, nfds_t(entries.count), Self.milliseconds(until: deadline))
    wakeups += 1
    guard count > 0 else { return }
    let ready = entries.filter { $0.revents != 0 }.map { ($0, watches[$0.fd]) }
    for (entry, watch) in ready where watch != nil && watches[entry.fd] === watch {
      if entry.revents & Int16(POLLNVAL) == 0 { watch?.handler() } else { unwatch(entry.fd) }
    }
  }

  /// The whole milliseconds until `deadline`, rounded up so that it has come when they are over.
  private static func milliseconds(until deadline: Duration?) -> Int32 {
    guard let deadline else { return -1 }
    let rest = max((deadline - .monotonicNow) / .milliseconds(1), 0)
    return Int32(min(rest.rounded(.up), Double(Int32.max)))
  }
}

extension Duration {
  /// The current time of the clock that never goes back, `CLOCK_MONOTONIC`.
  package static var monotonicNow: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
