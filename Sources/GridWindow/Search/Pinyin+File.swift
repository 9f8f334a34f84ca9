import Glibc
import GridSearch
import System

extension Pinyin {
  /// Takes up what the first readable of the files at `paths` tells of the characters of `names`;
  /// `nil` when no name has such a character, or no file can be read.
  nonisolated init?(paths: [String], for names: some Sequence<String>) {
    guard names.contains(where: { $0.unicodeScalars.contains(where: \.isHan) }),
      let text = paths.lazy.compactMap(Self.content).first
    else { return nil }
    self.init(text, for: names)
  }

  private nonisolated static func content(ofFile path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    return bytes.withUnsafeMutableBytes { readAll(descriptor, into: $0) } ? bytes : nil
  }
}
