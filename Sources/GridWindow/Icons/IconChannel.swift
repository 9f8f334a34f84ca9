import Glibc

/// The conversation between the program and its icon worker: a path and a size go there, pixels
/// come back.
///
/// Everything is in the machine's byte order. A request is the side in pixels and the length of
/// the path, 32 bits each, and the path's bytes. A reply is the side, or 0 when the file is no
/// usable icon, and the pixels. Each side checks what the other claims.
nonisolated struct IconChannel {
  /// Where to read and where to write.
  let input, output: Int32

  /// A file to be decoded.
  struct Request: Equatable {
    /// The side of the square that the icon is scaled to fit, in device pixels.
    var side: Int
    /// The absolute path.
    var path: String
  }

  /// The longest path, in bytes.
  static let longestPath = 4096

  /// Asks for an icon; `false` when the other end is gone.
  func send(_ request: Request) -> Bool {
    let path = Array(request.path.utf8)
    let header = [UInt32(request.side), UInt32(path.count)]
    return header.withUnsafeBytes { writeAll(output, $0) }
      && path.withUnsafeBytes { writeAll(output, $0) }
  }

  /// The next request; `nil` when the other end is gone, talks nonsense, or says nothing for
  /// `milliseconds`.
  func receiveRequest(milliseconds: Int32) -> Request? {
    guard let header = receiveWords(2, milliseconds: milliseconds),
      1...IconPixels.largestSide ~= Int(header[0]), 1...Self.longestPath ~= Int(header[1])
    else { return nil }
    var path = [UInt8](repeating: 0, count: Int(header[1]))
    guard path.withUnsafeMutableBytes({ readAll(input, into: $0) }) else { return nil }
    return Request(side: Int(header[0]), path: String(decoding: path, as: UTF8.self))
  }

  /// Answers a request, with `nil` for a file that is no usable icon; `false` when the other
  /// end is gone.
  func send(_ pixels: IconPixels?) -> Bool {
    [UInt32(pixels?.side ?? 0)].withUnsafeBytes { writeAll(output, $0) }
      && (pixels?.words ?? []).withUnsafeBytes { writeAll(output, $0) }
  }

  /// The answer to a request for icons of `side`, waited for `milliseconds` at most.
  ///
  /// - Throws: `Broken` when the other end is gone, hangs or talks nonsense.
  func receiveReply(side: Int, milliseconds: Int32) throws(Broken) -> IconPixels? {
    guard let answer = receiveWords(1, milliseconds: milliseconds)?[0] else { throw Broken() }
    guard answer > 0 else { return nil }
    guard answer == side, let words = receiveWords(side * side, milliseconds: milliseconds) else {
      throw Broken()
    }
    return IconPixels(side: side, words: words)
  }

  /// The conversation can't go on.
  struct Broken: Error {}

  private func receiveWords(_ count: Int, milliseconds: Int32) -> [UInt32]? {
    var words = [UInt32](repeating: 0, count: count)
    let isComplete = words.withUnsafeMutableBytes {
      readAll(input, into: $0, milliseconds: milliseconds)
    }
    return isComplete ? words : nil
  }
}
