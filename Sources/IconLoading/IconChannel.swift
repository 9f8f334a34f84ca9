import Glibc
import GridPainting
import System

/// The protocol between the program and its icon worker.
///
/// All numbers have 32 bits in the machine's byte order. A request is the wanted size in pixels and
/// the descriptor of an open file. A reply is the size, or 0 if the file is no usable icon, followed
/// by the pixels. Each end validates what the other sends.
struct IconChannel {
  /// The socket that connects both ends; who makes the channel owns it.
  let socket: Int32

  /// Requests the icon in an open file, `side` device pixels wide and high.
  ///
  /// Returns `false` if the other end is gone.
  func send(side: Int, descriptor: Int32) -> Bool {
    PassedDescriptor.send(UInt32(side), descriptor, through: socket)
  }

  /// The next request: an open file, and the wanted size as its word.
  ///
  /// - Returns: `nil` if the other end is gone, sends anything invalid, or sends nothing for
  ///   `milliseconds`.
  func receiveRequest(milliseconds: Int32) -> PassedDescriptor? {
    guard waitForInput(socket, milliseconds: milliseconds),
      let request = PassedDescriptor.receive(from: socket),
      1...IconPixels.largestSide ~= Int(request.word)
    else { return nil }
    return request
  }

  /// Sends a reply, `nil` for a file that is no usable icon.
  ///
  /// Returns `false` if the other end is gone.
  func send(_ pixels: IconPixels?) -> Bool {
    [UInt32(pixels?.side ?? 0)].withUnsafeBytes { writeAll(socket, $0) }
      && (pixels?.words ?? []).withUnsafeBytes { writeAll(socket, $0) }
  }

  /// The reply to a request for an icon of size `side`.
  ///
  /// Waits for the whole reply for `milliseconds` at most.
  ///
  /// - Throws: `IconChannelError` if the other end is gone, hangs or sends anything invalid.
  func receiveReply(side: Int, milliseconds: Int32) throws(IconChannelError) -> IconPixels? {
    let deadline = ContinuousClock.now + .milliseconds(milliseconds)
    guard let answer = receiveWords(1, before: deadline)?[0] else { throw IconChannelError() }
    guard answer > 0 else { return nil }
    guard answer == side, let words = receiveWords(side * side, before: deadline) else {
      throw IconChannelError()
    }
    return IconPixels(side: side, words: words)
  }

  private func receiveWords(_ count: Int, before deadline: ContinuousClock.Instant) -> [UInt32]? {
    var words = [UInt32](repeating: 0, count: count)
    let isComplete = words.withUnsafeMutableBytes { readAll(socket, into: $0, before: deadline) }
    return isComplete ? words : nil
  }
}

/// The other end of an icon channel is gone, hangs or sends something invalid.
struct IconChannelError: Error {}
