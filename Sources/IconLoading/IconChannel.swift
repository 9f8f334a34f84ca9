import Glibc
import GridPainting
import System

/// The conversation between the program and its icon worker: an open file and a size go there,
/// pixels come back.
///
/// Everything is in the machine's byte order. A request is the side in pixels, 32 bits, and the
/// file's descriptor. A reply is the side, or 0 when the file is no usable icon, and the pixels.
/// Each side checks what the other claims.
struct IconChannel {
  /// The socket that connects both ends; who makes the channel owns it.
  let socket: Int32

  /// Asks for the icon in an open file, `side` device pixels large; `false` when the other end is
  /// gone.
  func send(side: Int, descriptor: Int32) -> Bool {
    PassedDescriptor.send(UInt32(side), descriptor, through: socket)
  }

  /// The next request: an open file and the side as its word; `nil` when the other end is closed,
  /// sends nonsense, or sends nothing for `milliseconds`.
  func receiveRequest(milliseconds: Int32) -> PassedDescriptor? {
    guard waitForInput(socket, milliseconds: milliseconds),
      let request = PassedDescriptor.receive(from: socket),
      1...IconPixels.largestSide ~= Int(request.word)
    else { return nil }
    return request
  }

  /// Answers a request, with `nil` for a file that is no usable icon; `false` when the other
  /// end is gone.
  func send(_ pixels: IconPixels?) -> Bool {
    [UInt32(pixels?.side ?? 0)].withUnsafeBytes { writeAll(socket, $0) }
      && (pixels?.words ?? []).withUnsafeBytes { writeAll(socket, $0) }
  }

  /// The answer to a request for icons of `side`, waited for `milliseconds` at most, however
  /// slowly it comes.
  ///
  /// - Throws: `Broken` when the other end is gone, hangs or talks nonsense.
  func receiveReply(side: Int, milliseconds: Int32) throws(Broken) -> IconPixels? {
    let deadline = ContinuousClock.now + .milliseconds(milliseconds)
    guard let answer = receiveWords(1, before: deadline)?[0] else { throw Broken() }
    guard answer > 0 else { return nil }
    guard answer == side, let words = receiveWords(side * side, before: deadline) else {
      throw Broken()
    }
    return IconPixels(side: side, words: words)
  }

  /// The conversation can't go on.
  struct Broken: Error {}

  private func receiveWords(_ count: Int, before deadline: ContinuousClock.Instant) -> [UInt32]? {
    var words = [UInt32](repeating: 0, count: count)
    let isComplete = words.withUnsafeMutableBytes { readAll(socket, into: $0, before: deadline) }
    return isComplete ? words : nil
  }
}
