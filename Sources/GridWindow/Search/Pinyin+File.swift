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
    try? RegularFile.bytes(of: path, limit: largestFile)
  }

  /// More bytes than any list of pronunciations has.
  private nonisolated static let largestFile = 16 << 20
}
