import Glibc

/// Waits until `descriptor` has something to read or its other end is closed.
///
/// A negative number of `milliseconds` waits without limit. The result is whether it became readable
/// in time.
package func waitForInput(_ descriptor: Int32, milliseconds: Int32) -> Bool {
  waitForInput([descriptor], milliseconds: milliseconds)
}

/// Waits until one of `descriptors` has something to read; negative descriptors are ignored.
///
/// A negative number of `milliseconds` waits without limit. The result is whether one became
/// readable in time.
package func waitForInput(_ descriptors: [Int32], milliseconds: Int32) -> Bool {
  wait(for: Int16(POLLIN), on: descriptors, milliseconds: milliseconds)
}

private func wait(for events: Int16, on descriptors: [Int32], milliseconds: Int32) -> Bool {
  var entries = descriptors.map { pollfd(fd: $0, events: events, revents: 0) }
  while true {
    let count = poll(&entries, nfds_t(entries.count), milliseconds)
    guard count < 0, errno == EINTR else { return count > 0 }
  }
}

/// Fills `bytes` from `descriptor`, whether or not it is non-blocking.
///
/// - Returns: `false` at the end of the input, on an error, or at `deadline`, however many bytes
///   have come by then.
package func readAll(
  _ descriptor: Int32, into bytes: UnsafeMutableRawBufferPointer,
  before deadline: ContinuousClock.Instant? = nil
) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    let left = deadline.map {
      Int32(max(ContinuousClock.now.duration(to: $0) / .milliseconds(1), 0))
    }
    guard waitForInput(descriptor, milliseconds: left ?? -1) else { return false }
    let count = read(
      descriptor, UnsafeMutableRawBufferPointer(rebasing: rest).baseAddress, rest.count)
    if count < 0, errno == EINTR || errno == EAGAIN { continue }
    guard count > 0 else { return false }
    rest = rest.dropFirst(count)
  }
  return true
}

/// Writes all of `bytes` to `descriptor`, waiting for space where it is non-blocking.
///
/// A closed socket raises no signal.
///
/// - Returns: `false` when the other end is closed or writing fails; `errno` tells why.
package func writeAll(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress
    var count = send(descriptor, start, rest.count, Int32(MSG_NOSIGNAL))
    if count < 0, errno == ENOTSOCK { count = write(descriptor, start, rest.count) }
    if count < 0, errno == EINTR { continue }
    if count < 0, errno == EAGAIN {
      guard wait(for: Int16(POLLOUT), on: [descriptor], milliseconds: -1) else { return false }
      continue
    }
    guard count > 0 else { return false }
    rest = rest.dropFirst(count)
  }
  return true
}
