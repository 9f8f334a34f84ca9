/// Why the bytes of a favorites file can't be its content.
package enum FileDamage: Error, Equatable {
  /// The file is larger than `FavoritesFile.byteLimit`.
  case tooLarge
  /// There are more ids than `Document.defaultLimit`; `line` is that of the first one too many.
  case tooManyIDs(line: Int)
  /// The line, from 1, is longer than `FavoritesFile.lineLimit`.
  case lineTooLong(line: Int)
  /// The line, from 1, holds a zero byte.
  case zeroByte(line: Int)
  /// The line, from 1, is not UTF-8.
  case notUTF8(line: Int)

  /// The fault in the file at `path`, as the beginning of a sentence: `path:line: fault`.
  package func description(in path: String) -> String {
    switch self {
    case .tooLarge: "\(path): the file is larger than 1 MiB"
    case .tooManyIDs(let line): "\(path):\(line): the file holds more than 10,000 ids"
    case .lineTooLong(let line): "\(path):\(line): the line is longer than 4 KiB"
    case .zeroByte(let line): "\(path):\(line): the line holds a zero byte"
    case .notUTF8(let line): "\(path):\(line): the line is not UTF-8"
    }
  }
}
