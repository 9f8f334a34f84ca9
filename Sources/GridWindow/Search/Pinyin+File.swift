import GridSearch
import System

extension Pinyin {
  /// The readings of the characters of `names`, from the first readable file of `paths`; `nil` if
  /// no name has such a character or no file can be read.
  nonisolated init?(paths: [String], for names: some Sequence<String>) {
    guard names.contains(where: { $0.unicodeScalars.contains(where: \.isHan) }),
      let text = paths.lazy.compactMap(Self.content).first
    else { return nil }
    self.init(text, for: names)
  }

  private nonisolated static func content(ofFile path: String) -> [UInt8]? {
    try? RegularFile.bytes(of: path, limit: largestFile)
  }

  /// The largest file that is read, in bytes.
  private nonisolated static let largestFile = 16 << 20
}
