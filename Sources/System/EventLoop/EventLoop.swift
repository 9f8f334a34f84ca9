import Glibc

/// The one place where the user interface waits.
///
/// Whatever can become ready has a descriptor here: the X server, file watchers, processes, other
/// threads, signals, the inspector. A handler does what can be done at once and returns.
package final class EventLoop {
  /// How many times waiting has ended.
  package private(set) var wakeups = 0

  private var watches: [Int32: Watch] = [:]
  private var watchCount = 0
  /// What is waited for, in the order of `entries`; emptied whenever a watch changes.
  private var polled: [Watch] = []
  private var entries: [pollfd] = []

  private struct Watch {
    /// Distinguishes this watch from a later one of the same descriptor.
    let number: Int
    let descriptor: Int32
    let events: Int32
    let handler: () -> Void
  }

  /// What a descriptor can become.
  package struct Readiness: OptionSet {
    package let rawValue: Int32

    package init(rawValue: Int32) { self.rawValue = rawValue }

    /// There is something to read, or the other end is closed.
    package static let readable = Readiness(rawValue: POLLIN)
    /// There is space to write.
    package static let writable = Readiness(rawValue: POLLOUT)
  }

  /// A loop that waits for nothing yet.
  package init() {}

  /// Calls `handler` whenever `descriptor` is ready for `readiness`, instead of its former handler.
  package func watch(
    _ descriptor: Int32, for readiness: Readiness = .readable, handler: @escaping () -> Void
  ) {
    watchCount += 1
    watches[descriptor] = Watch(
      number: watchCount, descriptor: descriptor, events: readiness.rawValue, handler: handler)
    polled.removeAll(keepingCapacity: true)
  }

  /// Stops watching `descriptor`; call it before the descriptor is closed.
  package func unwatch(_ descriptor: Int32) {
    watches[descriptor] = nil
    polled.removeAll(keepingCapacity: true)
  }

  /// Waits until a descriptor is ready or the monotonic clock reaches `deadline`, and calls the
  /// handlers of those that are ready.
  ///
  /// A handler may watch and unwatch any descriptor. What was found ready counts only for the
  /// watches that were waited for: a watch that is added meanwhile, even of a descriptor with the
  /// same number, is not called before the next wait.
  ///
  /// - Parameter deadline: A time of `Duration.monotonicNow`; `nil` waits without limit.
  package func wait(until deadline: Duration?) {
    if polled.isEmpty {
      polled = Array(watches.values)
      entries = polled.map { pollfd(fd: $0.descriptor, events: Int16($0.events), revents: 0) }
    }
    let count = poll(&entries, nfds_t(entries.count), Self.milliseconds(until: deadline))
    wakeups += 1
    guard count > 0 else { return }
    for (entry, watch) in zip(entries, polled) where entry.revents != 0 {
      guard watches[watch.descriptor]?.number == watch.number else { continue }
      watch.handler()
    }
  }

  /// The whole milliseconds until `deadline`, rounded up so that it has passed afterward.
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
