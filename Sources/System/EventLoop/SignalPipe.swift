import Glibc

/// The signals the program takes up, turned into bytes of a descriptor.
///
/// Each byte is a signal's number. Handlers may only write them: nothing else is safe there.
package final class SignalPipe {
  /// The signals that ask the program to end.
  package static let ending: Set<Int32> = [SIGTERM, SIGINT, SIGHUP]

  /// Readable when a signal has come.
  package var descriptor: Int32 { Self.ends.reading }

  /// Both ends of the pipe; made before the first handler is installed, so that a handler finds
  /// them ready.
  private static let ends: (reading: Int32, writing: Int32) = {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return (ends[0], ends[1])
  }()

  /// Takes up the signals from now on, and ignores writing to a closed pipe.
  package init() {
    guard Self.ends.reading >= 0 else { return }
    for number in Self.ending {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { SignalPipe.write($0) }
      action.sa_flags = SA_RESTART
      sigaction(number, &action, nil)
    }
    signal(SIGPIPE, SIG_IGN)
  }

  /// The signals that have come since the last call.
  package func take() -> Set<Int32> {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(descriptor, &bytes, bytes.count)
    return Set(bytes.prefix(max(count, 0)).map(Int32.init))
  }

  private static func write(_ number: Int32) {
    let before = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = Glibc.write(ends.writing, &byte, 1)
    errno = before
  }
}
