import Glibc

/// The descriptors 0, 1 and 2.
package enum StandardStreams {
  /// Opens those that are closed, so that no file, socket or connection gets their numbers.
  ///
  /// Call it before anything else is opened. Reading from such a standard input, and writing to such
  /// an output, fail as they would on a closed descriptor.
  package static func reserve() {
    for (descriptor, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is this one.
      _ = open("/dev/null", mode)
    }
  }
}
