package import Glibc

/// An open file descriptor, closed when its owner is destroyed.
package struct FileDescriptor: ~Copyable, Sendable {
  /// The number by which the system knows it; valid as long as this value lives.
  package let rawValue: Int32

  /// Takes ownership of the open descriptor `rawValue`.
  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// Takes ownership of the result of a system call.
  ///
  /// - Throws: The present `errno` when the result is negative.
  package init(checking result: Int32) throws(SystemError) {
    guard result >= 0 else { throw .last }
    rawValue = result
  }

  /// Opens the file at `path`, relative to the open directory `directory`.
  ///
  /// No program started from here inherits the descriptor.
  package init(
    _ path: String, _ flags: Int32, mode: mode_t = 0, in directory: Int32 = AT_FDCWD
  ) throws(SystemError) {
    try self.init(checking: openat(directory, path, flags | O_CLOEXEC, mode))
  }

  deinit { close(rawValue) }

  /// Gives up ownership without closing, and returns the raw descriptor.
  package consuming func release() -> Int32 {
    let rawValue = rawValue
    discard self
    return rawValue
  }
}

/// Two connected descriptors: the two sides of a socket pair, or the two ends of a pipe.
package struct DescriptorPair: ~Copyable, Sendable {
  /// One side of the socket pair; of a pipe, the end to read from.
  package let first: FileDescriptor
  /// The other side of the socket pair; of a pipe, the end to write to.
  package let second: FileDescriptor

  /// A pair of stream sockets that no started program inherits.
  ///
  /// - Throws: `SystemError` when the process has no descriptor left.
  package static func sockets() throws(SystemError) -> DescriptorPair {
    try DescriptorPair {
      socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, $0)
    }
  }

  /// A pipe that no started program inherits, with `flags` such as `O_NONBLOCK` on both ends.
  ///
  /// - Throws: `SystemError` when the process has no descriptor left.
  package static func pipe(flags: Int32 = 0) throws(SystemError) -> DescriptorPair {
    try DescriptorPair { GNUFunctions.pipe2?($0, flags | O_CLOEXEC) ?? -1 }
  }

  private init(_ make: (UnsafeMutablePointer<Int32>) -> Int32) throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    let result = ends.withUnsafeMutableBufferPointer { ends in
      ends.baseAddress.map(make) ?? -1
    }
    guard result == 0 else { throw .last }
    first = FileDescriptor(rawValue: ends[0])
    second = FileDescriptor(rawValue: ends[1])
  }

  /// Gives the two sides to `body`, which becomes their owner.
  package consuming func split<Result: ~Copyable, Failure>(
    _ body: (consuming FileDescriptor, consuming FileDescriptor) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(first, second)
  }
}
