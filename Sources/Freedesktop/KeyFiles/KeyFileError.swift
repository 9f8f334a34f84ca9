import System

/// What is wrong with a key file, and where.
public struct KeyFileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file, as it was named when it was read.
  public let path: String
  /// The line, counted from 1, or nil when the whole file is meant.
  public let line: Int?
  /// What is wrong.
  public let reason: Reason

  /// An error about a line of a file.
  public init(path: String, line: Int?, reason: Reason) {
    (self.path, self.line, self.reason) = (path, line, reason)
  }

  /// What can be wrong with a key file.
  public enum Reason: Equatable, Sendable {
    /// The file can't be opened or read.
    case unreadable(errno: Int32)
    /// The path leads to a directory, FIFO, socket or device.
    case notRegular
    /// The file has more than `KeyFile.maximumSize` bytes.
    case tooLarge
    /// The file has more than `KeyFile.maximumKeyCount` keys.
    case tooManyKeys
    /// The file begins with a byte-order mark, which is skipped.
    case byteOrderMark
    /// Lines end in CR LF; the CR is dropped.
    case carriageReturns
    /// Lines end in CR alone, so the file is one long line.
    case onlyCarriageReturns
    /// A line other than a comment comes before the first group.
    case outsideGroup
    /// A line begins with `[` but is no header; the keys under it are dropped.
    case malformedHeader
    /// A line is neither header, comment nor `key=value`; it is dropped.
    case malformedLine
    /// A group comes a second time; its keys are added to the first.
    case repeatedGroup(String)
    /// A key comes again in the same group, and the last line of it counts.
    case repeatedKey(String, lastLine: Int)
    /// A value is not UTF-8.
    case notUTF8(key: String)
    /// A value holds a NUL byte.
    case containsNUL(key: String)
    /// A value should be `true` or `false`.
    case notBoolean(key: String, value: String)
    /// A value should be a number.
    case notNumber(key: String, value: String)
    /// A value should be a whole number.
    case notInteger(key: String, value: String)
    /// A rule of the caller is broken; the text is the whole sentence.
    case other(String)
  }

  /// One line for the log: `file:line: what is wrong`.
  public var description: String {
    line.map { "\(path):\($0): \(reason)" } ?? "\(path): \(reason)"
  }
}

extension KeyFileError.Reason: CustomStringConvertible {
  /// What is wrong and what to do, in one sentence without file and line.
  public var description: String {
    switch self {
    case .unreadable(let errno): "the file can't be read: \(SystemError(code: errno))"
    case .notRegular: "this is not a regular file"
    case .tooLarge: "the file has more than \(KeyFile.maximumSize) bytes"
    case .tooManyKeys: "the file has more than \(KeyFile.maximumKeyCount) keys"
    case .byteOrderMark: "the byte-order mark is skipped; save the file as plain UTF-8"
    case .carriageReturns: "lines end in CR LF; save the file with LF alone"
    case .onlyCarriageReturns: "lines end in CR alone; save the file with LF"
    case .outsideGroup: "this stands before the first [group] and is ignored"
    case .malformedHeader: "this is no [group] header; the keys under it are ignored"
    case .malformedLine: "this is neither key=value nor a comment and is ignored"
    case .repeatedGroup(let name): "the group [\(name)] comes twice; both are merged"
    case .repeatedKey(let key, let line):
      "\(key) is set again in line \(line), and that one counts; take one of them out"
    case .notUTF8(let key): "the value of \(key) is not UTF-8"
    case .containsNUL(let key): "the value of \(key) holds a NUL byte"
    case .notBoolean(let key, let value): "\(key) must be true or false, not “\(value)”"
    case .notNumber(let key, let value): "\(key) must be a number, not “\(value)”"
    case .notInteger(let key, let value): "\(key) must be a whole number, not “\(value)”"
    case .other(let sentence): sentence
    }
  }
}

extension KeyFileError.Reason {
  init(_ failure: RegularFileError) {
    switch failure {
    case .system(let error): self = .unreadable(errno: error.code)
    case .notRegular: self = .notRegular
    case .tooLarge: self = .tooLarge
    }
  }
}
