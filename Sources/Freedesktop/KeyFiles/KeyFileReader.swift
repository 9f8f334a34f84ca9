import Glibc

/// One pass over the bytes of a key file, line by line.
struct KeyFileReader {
  private static let maximumProblemCount = 20
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private(set) var groups: [KeyFile.Group] = []
  private(set) var indices: [ByteString: Int] = [:]
  private(set) var problems: [KeyFileError] = []

  private let bytes: UnsafeBufferPointer<UInt8>
  private let source: KeyFile.Source
  private let locale: MessageLocale
  private var scope = Scope.beforeGroups
  private var line = 0
  private var keyCount = 0
  private var endsInCarriageReturn = false

  /// What the next key belongs to.
  private enum Scope {
    case beforeGroups
    case group(Int)
    case underDamagedHeader
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>, source: KeyFile.Source, locale: MessageLocale) {
    (self.bytes, self.source, self.locale) = (bytes, source, locale)
  }

  /// Reads every line.
  mutating func read() throws(KeyFileError) {
    var start = 0
    if bytes.starts(with: Self.byteOrderMark) {
      start = Self.byteOrderMark.count
      report(.byteOrderMark)
    }
    if endOfLine(from: 0) == bytes.count, bytes.contains(.carriageReturn) {
      report(.onlyCarriageReturns)
    }
    while start < bytes.count {
      line += 1
      let end = endOfLine(from: start)
      try readLine(trimmed(start..<end))
      start = end + 1
    }
  }

  private func endOfLine(from start: Int) -> Int {
    guard let base = bytes.baseAddress,
      let found = memchr(base + start, Int32(UInt8.lineFeed), bytes.count - start)
    else { return bytes.count }
    return UnsafeRawPointer(base).distance(to: found)
  }

  /// The line without blanks at its ends and without the CR of a CR LF.
  private mutating func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    if start < end, bytes[end - 1] == .carriageReturn {
      end -= 1
      if !endsInCarriageReturn { report(.carriageReturns) }
      endsInCarriageReturn = true
    }
    while start < end, bytes[end - 1].isBlank { end -= 1 }
    while start < end, bytes[start].isBlank { start += 1 }
    return start..<end
  }

  private mutating func readLine(_ range: Range<Int>) throws(KeyFileError) {
    guard let first = range.first, bytes[first] != .hash else { return }
    keyCount += 1
    guard keyCount <= KeyFile.maximumKeyCount else { throw error(.tooManyKeys) }
    if bytes[first] == .openBracket { return readHeader(range) }
    switch scope {
    case .group(let index): readKey(range, group: index)
    case .beforeGroups: report(.outsideGroup)
    case .underDamagedHeader: break
    }
  }

  private mutating func readHeader(_ range: Range<Int>) {
    let inside = UnsafeBufferPointer(rebasing: bytes[range].dropFirst().dropLast())
    guard range.count > 2, bytes[range.upperBound - 1] == .closeBracket,
      !inside.contains(where: { $0 == .openBracket || $0 == .closeBracket || $0 < .space }),
      let name = String(validating: inside, as: UTF8.self)
    else {
      scope = .underDamagedHeader
      return report(.malformedHeader)
    }
    if let index = indices[ByteString(name)] {
      report(.repeatedGroup(name))
      scope = .group(index)
    } else {
      scope = .group(groups.count)
      indices[ByteString(name)] = groups.count
      groups.append(KeyFile.Group(name: name, line: line, source: source))
    }
  }

  private mutating func readKey(_ range: Range<Int>, group: Int) {
    var hash = KeyFile.Entry.emptyHash
    var end = range.lowerBound
    while end < range.upperBound, !endsKey(bytes[end]) {
      hash = KeyFile.Entry.hash(hash, adding: bytes[end])
      end += 1
    }
    guard let (rank, equals) = readSuffix(from: end, to: range.upperBound),
      end > range.lowerBound
    else { return report(.malformedLine) }
    guard let rank else { return }
    var value = equals + 1
    while value < range.upperBound, bytes[value].isBlank { value += 1 }
    groups[group].entries.append(
      KeyFile.Entry(
        hash: hash, rank: rank, line: line, key: range.lowerBound..<end,
        value: value..<range.upperBound))
  }

  private func endsKey(_ byte: UInt8) -> Bool {
    byte == .equals || byte == .openBracket || byte <= .space
  }

  /// The rank of a translation's suffix, nil when it is not wanted, and the offset of the `=`; nil when
  /// the `=` is missing.
  private func readSuffix(from start: Int, to end: Int) -> (rank: Int32?, equals: Int)? {
    var position = start
    var rank: Int32? = KeyFile.Entry.plain
    if position < end, bytes[position] == .openBracket {
      let first = position + 1
      while position < end, bytes[position] != .closeBracket { position += 1 }
      guard position < end else { return nil }
      rank = locale.rank(of: UnsafeBufferPointer(rebasing: bytes[first..<position]))
      position += 1
    }
    while position < end, bytes[position].isBlank { position += 1 }
    return position < end && bytes[position] == .equals ? (rank, position) : nil
  }

  private func error(_ reason: KeyFileError.Reason) -> KeyFileError {
    KeyFileError(path: source.path, line: line > 0 ? line : nil, reason: reason)
  }

  private mutating func report(_ reason: KeyFileError.Reason) {
    if problems.count < Self.maximumProblemCount { problems.append(error(reason)) }
  }
}
