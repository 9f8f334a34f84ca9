import Glibc

/// Two ends between two threads, each of which can wake the other's `poll`.
final class Signal: Sendable {
  /// The descriptor to poll for reading by the one that is woken through `wakeFirst`.
  let first: Int32
  /// The descriptor to poll for reading by the one that is woken through `wakeSecond`.
  let second: Int32

  init() throws(StoreError) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw .system(call: "open", path: "a socket pair", code: errno)
    }
    (first, second) = (ends[0], ends[1])
  }

  deinit {
    close(first)
    close(second)
  }

  func wakeFirst() { Self.wake(through: second) }
  func wakeSecond() { Self.wake(through: first) }

  /// A full buffer needs no further byte: the other end is about to wake.
  private static func wake(through end: Int32) {
    var byte: UInt8 = 1
    _ = send(end, &byte, 1, Int32(MSG_NOSIGNAL))
  }

  /// Takes up what woke the owner of `end`.
  static func drain(_ end: Int32) {
    var buffer = [UInt8](repeating: 0, count: 64)
    while read(end, &buffer, buffer.count) > 0 {}
  }
}
