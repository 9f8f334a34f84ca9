import Glibc

/// What one thread rings to wake another that waits for a descriptor.
///
/// However often it rings before it is answered, the descriptor is readable once.
package final class Doorbell: Sendable {
  /// The descriptor that `poll` reports as readable after a ring.
  package let descriptor: Int32
  private let button: Int32

  /// A silent bell.
  ///
  /// - Throws: `SystemError` when the process has no descriptor left.
  package init() throws(SystemError) {
    (descriptor, button) = try socketPair(flags: SOCK_NONBLOCK.rawValue)
  }

  deinit {
    close(descriptor)
    close(button)
  }

  /// Wakes the one who waits.
  ///
  /// A bell that is rung already needs no second ring.
  package func ring() {
    var byte: UInt8 = 1
    _ = write(button, &byte, 1)
  }

  /// Answers the bell: the descriptor is not readable until the next ring.
  package func answer() {
    withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) { bytes in
      while read(descriptor, bytes.baseAddress, bytes.count) > 0 {}
    }
  }
}
