import Glibc

/// An open file that came from another process through a Unix socket, with a word beside it.
package struct PassedDescriptor: ~Copyable {
  /// The word that was sent with it.
  package let word: UInt32
  /// The open file.
  package let descriptor: FileDescriptor

  /// A control message that holds one descriptor, as `CMSG_DATA` and its kin lay it out where a
  /// machine word has 64 bits.
  private struct Control {
    var length = MemoryLayout<Control>.offset(of: \.padding) ?? 0
    var level = SOL_SOCKET
    var type = Int32(SCM_RIGHTS)
    var descriptor: Int32
    var padding: Int32 = 0
  }

  /// Gives up the open file to the caller.
  package consuming func takeDescriptor() -> FileDescriptor { descriptor }

  /// Sends `word` and the open file `descriptor`; `false` when the other end is closed.
  package static func send(_ word: UInt32, _ descriptor: Int32, through socket: Int32) -> Bool {
    var control = Control(descriptor: descriptor)
    var word = word
    return withMessage(&word, &control) { sendmsg(socket, $0, Int32(MSG_NOSIGNAL)) } == 4
  }

  /// Receives what `send` sent; `nil` when the other end is closed or sends something else.
  package static func receive(from socket: Int32) -> PassedDescriptor? {
    var control = Control(descriptor: -1)
    let (sentLength, sentType) = (control.length, control.type)
    control.length = 0
    var word: UInt32 = 0
    let count = withMessage(&word, &control) {
      recvmsg(socket, $0, Int32(MSG_CMSG_CLOEXEC))
    }
    guard count >= 0, control.length == sentLength, control.level == SOL_SOCKET,
      control.type == sentType, control.descriptor >= 0
    else { return nil }
    let descriptor = FileDescriptor(rawValue: control.descriptor)
    return count == 4 ? PassedDescriptor(word: word, descriptor: descriptor) : nil
  }

  private static func withMessage(
    _ word: inout UInt32, _ control: inout Control, _ body: (UnsafeMutablePointer<msghdr>) -> Int
  ) -> Int {
    withUnsafeMutablePointer(to: &word) { word in
      withUnsafeMutablePointer(to: &control) { control in
        var part = iovec(iov_base: word, iov_len: 4)
        return withUnsafeMutablePointer(to: &part) { part in
          var message = msghdr()
          (message.msg_iov, message.msg_iovlen) = (part, 1)
          message.msg_control = UnsafeMutableRawPointer(control)
          message.msg_controllen = MemoryLayout<Control>.size
          return body(&message)
        }
      }
    }
  }
}
