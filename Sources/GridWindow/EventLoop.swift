import Glibc
import X11Platform

/// The one place where the program waits.
///
/// Whatever can become ready has a descriptor here: the X server, watchers, worker processes, other
/// threads, signals, the inspector. A handler does what can be done at once and returns.
final class EventLoop {
  /// How often waiting has ended.
  private(set) var wakeups = 0

  private var watches: [Int32: Watch] = [:]
  private var entries: [pollfd] = []

  private struct Watch {
    let events: Int32
    let handler: () -> Void
  }

  /// What a descriptor can become.
  struct Readiness: OptionSet {
    let rawValue: Int32

    /// There is something to read, or the other end is gone.
    static let readable = Readiness(rawValue: POLLIN)
    /// There is room to write.
    static let writable = Readiness(rawValue: POLLOUT)
  }

  /// Calls `handler` whenever `descriptor` is ready for `readiness`, in place of what was asked
  /// for it before.
  func watch(
    _ descriptor: Int32, for readiness: Readiness = .readable, handler: @escaping () -> Void
  ) {
    watches[descriptor] = Watch(events: readiness.rawValue, handler: handler)
    entries.removeAll(keepingCapacity: true)
  }

  /// Forgets `descriptor`; to be called before it is closed.
  func unwatch(_ descriptor: Int32) {
    watches[descriptor] = nil
    entries.removeAll(keepingCapacity: true)
  }

  /// Waits until a descriptor is ready or the local clock reaches `deadline`, and calls the
  /// handlers of those that are ready.
  ///
  /// - Parameter deadline: A moment of `Duration.sinceBoot`; `nil` waits for ever.
  func wait(until deadline: Duration?) {
    if entries.isEmpty {
      entries = watches.map { pollfd(fd: $0.key, events: Int16($0.value.events), revents: 0) }
    }
    let count = poll(&entries, nfds_t(entries.count), Self.milliseconds(until: deadline))
    wakeups += 1
    guard count > 0 else { return }
    for entry in entries where entry.revents != 0 { watches[entry.fd]?.handler() }
  }

  /// The whole milliseconds until `deadline`, rounded up so that it has come when they are over.
  private static func milliseconds(until deadline: Duration?) -> Int32 {
    guard let deadline else { return -1 }
    let rest = max((deadline - .sinceBoot) / .milliseconds(1), 0)
    return Int32(min(rest.rounded(.up), Double(Int32.max)))
  }
}
