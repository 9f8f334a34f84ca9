import Glibc

/// Lets threads wait until a test opens it.
package final class Gate: Sendable {
  private let ends: (reading: Int32, writing: Int32)

  /// A closed gate.
  package init() {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    ends.forEach(keepFromChildren)
    self.ends = (ends[0], ends[1])
  }

  deinit {
    close(ends.reading)
    close(ends.writing)
  }

  /// Waits until the gate is open, at most 20 seconds.
  package func wait() {
    var entry = pollfd(fd: ends.reading, events: Int16(POLLIN), revents: 0)
    poll(&entry, 1, 20_000)
  }

  /// Opens it for all and for good.
  package func open() {
    var byte: UInt8 = 1
    _ = write(ends.writing, &byte, 1)
  }
}
