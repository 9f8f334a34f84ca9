import Glibc

/// The bytes of an icon file, read only when it is a regular file of bearable size.
nonisolated struct IconFile {
  /// Everything in the file.
  let bytes: [UInt8]

  /// The most bytes an icon file may have.
  static let largestSize = 8 << 20

  /// Reads the file at `path`; `nil` when there is no usable one.
  ///
  /// A named pipe at that place does not block.
  init?(path: String) {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      1...Self.largestSize ~= Int(status.st_size)
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    guard bytes.withUnsafeMutableBytes({ readAll(descriptor, into: $0) }) else { return nil }
    self.bytes = bytes
  }

  /// The kinds of file that are decoded in different ways.
  enum Kind: Equatable {
    /// A PNG picture of `width` times `height` pixels.
    case png(width: Int, height: Int)
    /// An SVG drawing, be it compressed or not.
    case svg
    /// Anything else.
    case other
  }

  /// What the file is, told from its content and never from its name.
  var kind: Kind {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count >= 24 {
      return .png(width: bigEndian(at: 16), height: bigEndian(at: 20))
    }
    if bytes.starts(with: [0x1F, 0x8B]) { return .svg }
    let isByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let text = bytes.dropFirst(isByteOrderMark ? 3 : 0)
    let first = text.first { !($0 == 0x20 || 0x09...0x0D ~= $0) }
    return first == UInt8(ascii: "<") ? .svg : .other
  }

  private func bigEndian(at offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
