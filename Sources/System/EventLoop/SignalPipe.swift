import Glibc

/// Turns the signals that ask the program to end into bytes of a pipe.
///
/// Each byte is a signal's number. A signal handler may do nothing but write it.
package final class SignalPipe {
  /// The signals that ask the program to end.
  package static let ending: Set<Int32> = [SIGTERM, SIGINT, SIGHUP]

  /// The ends of the pipe, which is never closed; made before the first handler is installed, so that handlers find it ready.
  private static let ends: (reading: Int32, writing: Int32) = {
    do throws(SystemError) {
      return try DescriptorPair.pipe(flags: O_NONBLOCK).split { reading, writing in
        (reading.release(), writing.release())
      }
    } catch {
      return (-1, -1)
    }
  }()

  /// Handles the signals from now on, and ignores SIGPIPE.
  package init() {
    guard descriptor >= 0 else { return }
    for number in Self.ending {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { SignalPipe.write($0) }
      action.sa_flags = SA_RESTART
      sigaction(number, &action, nil)
    }
    signal(SIGPIPE, SIG_IGN)
  }

  /// Readable when a signal has come; -1 without a pipe.
  package var descriptor: Int32 { Self.ends.reading }

  /// The signals that have come since the last call.
  package func receive() -> Set<Int32> {
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
