import Glibc
import System

/// One connection to the inspector, with its unread input and unsent output.
///
/// The socket is non-blocking; what a slow reader does not read stays here.
@MainActor final class InspectorConnection {
  /// The connected socket.
  var descriptor: Int32 { socket.rawValue }
  private let socket: FileDescriptor
  /// Whether it waits for the reply to `idle`.
  var awaitsIdle = false

  private var received: [UInt8] = []
  private var unsent: ArraySlice<UInt8> = []
  private var isAtEnd = false

  /// The limit of unsent output in bytes.
  private static let mostUnsent = 64 << 20

  /// Takes ownership of the connected `socket`.
  init(_ socket: consuming FileDescriptor) {
    self.socket = socket
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  /// Whether something is left to do: the other end is open, or a reply is not sent.
  var isOpen: Bool { !isAtEnd || awaitsIdle || !unsent.isEmpty }

  /// Whether it waits for space to write.
  var hasUnsent: Bool { !unsent.isEmpty }

  /// Whether more input is read: only after all replies are sent.
  var wantsInput: Bool { !isAtEnd && !awaitsIdle && unsent.isEmpty }

  /// Reads the available input.
  func receive() {
    var buffer = [UInt8](repeating: 0, count: InspectorRequest.longestLine)
    let count = read(descriptor, &buffer, buffer.count)
    if count > 0 {
      received += buffer.prefix(count)
    } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
      isAtEnd = true
    }
  }

  /// The next complete line without its line feed; `nil` if there is none.
  ///
  /// A line that is too long ends the connection.
  func nextLine() -> ArraySlice<UInt8>? {
    guard !awaitsIdle, unsent.isEmpty else { return nil }
    let end = received.firstIndex(of: UInt8(ascii: "\n"))
    if (end ?? received.count) > InspectorRequest.longestLine { hangUp() }
    guard let end, !received.isEmpty else { return nil }
    let line = received[..<end]
    received.removeSubrange(...end)
    return line
  }

  /// Sends `answer` and a line feed, as far as there is space.
  func send(_ answer: JSON) {
    unsent += Array(answer.text.utf8)
    unsent.append(UInt8(ascii: "\n"))
    if unsent.count > Self.mostUnsent { hangUp() }
    flush()
  }

  /// Sends more of the unsent output.
  func flush() {
    while !unsent.isEmpty {
      let count = unsent.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else {
        if errno != EAGAIN && errno != EINTR { hangUp() }
        return
      }
      unsent = unsent.dropFirst(count)
    }
    unsent = []
  }

  private func hangUp() {
    isAtEnd = true
    awaitsIdle = false
    received = []
    unsent = []
  }
}
