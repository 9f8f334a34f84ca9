import Glibc

/// Two connected stream sockets that no started program inherits.
///
/// - Parameter flags: Further flags of the sockets' type.
/// - Returns: The descriptors of both ends.
/// - Throws: `SystemError` when the process has no descriptor left.
package func socketPair(flags: UInt32 = 0) throws(SystemError) -> (Int32, Int32) {
  var ends: (Int32, Int32) = (-1, -1)
  let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | flags)
  let result = withUnsafeMutableBytes(of: &ends) { bytes in
    socketpair(AF_UNIX, type, 0, bytes.assumingMemoryBound(to: Int32.self).baseAddress)
  }
  guard result == 0 else { throw SystemError(code: errno) }
  return ends
}

/// Whether `descriptor` has something to read, or was closed at its other end, before
/// `milliseconds` are over; negative ones wait for ever.
package func waitForInput(_ descriptor: Int32, milliseconds: Int32) -> Bool {
  waitForInput([descriptor], milliseconds: milliseconds)
}

/// Whether one of `descriptors` has something to read before `milliseconds` are over; negative
/// descriptors are passed over.
package func waitForInput(_ descriptors: [Int32], milliseconds: Int32) -> Bool {
  var entries = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  while true {
    let count = poll(&entries, nfds_t(entries.count), milliseconds)
    guard count < 0, errno == EINTR else { return count > 0 }
  }
}

/// Fills `bytes` from `descriptor`; `false` at its end, on an error, or at the `deadline`, however
/// much has come by then.
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
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { return false }
    rest = rest.dropFirst(count)
  }
  return true
}

/// Writes all of `bytes` to `descriptor`; `false` when its other end is gone, which for a socket
/// raises no signal.
package func writeAll(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress
    var count = send(descriptor, start, rest.count, Int32(MSG_NOSIGNAL))
    if count < 0, errno == ENOTSOCK { count = write(descriptor, start, rest.count) }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { return false }
    rest = rest.dropFirst(count)
  }
  return true
}
