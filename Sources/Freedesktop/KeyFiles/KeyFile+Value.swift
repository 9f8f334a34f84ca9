extension KeyFile {
  /// A value as it is written, not parsed yet.
  ///
  /// Each reading throws a sentence with file and line when the text doesn't fit the type.
  public struct Value: Sendable {
    /// The line of the value, counted from 1.
    public let line: Int

    private let entry: Entry
    private let source: Source

    init(_ entry: Entry, in source: Source) {
      (self.entry, self.source, line) = (entry, source, entry.line)
    }

    /// The key's name, without a translation's suffix.
    public var key: String { String(decoding: source.bytes[entry.key], as: UTF8.self) }

    /// The value as a string, its escapes `\s`, `\n`, `\t`, `\r` and `\\` undone.
    ///
    /// Other escapes are kept as they are, as GLib does.
    /// - Throws: when the value is not UTF-8 or holds a NUL byte.
    public func string() throws(KeyFileError) -> String {
      let bytes = source.bytes[entry.value]
      return try text(bytes.contains(.backslash) ? ValueEscapes.unescape(bytes) : bytes)
    }

    /// The value as a list of strings with `;` between them; the last `;` may be missing.
    ///
    /// `\;` is a semicolon inside an element. Empty elements are kept, except the one after a
    /// final `;`.
    /// - Throws: when the value is not UTF-8 or holds a NUL byte.
    public func strings() throws(KeyFileError) -> [String] {
      var strings: [String] = []
      for element in ValueEscapes.split(source.bytes[entry.value]) {
        strings.append(try text(element))
      }
      return strings
    }

    /// The value as a boolean: `true` or `false`; `1` and `0` of older files are understood.
    ///
    /// - Throws: when the value is anything else.
    public func boolean() throws(KeyFileError) -> Bool {
      switch try string() {
      case "true", "1": return true
      case "false", "0": return false
      case let other: throw error(.notBoolean(key: key, value: other))
      }
    }

    /// The value as a finite number with `.` as its decimal point, whatever the locale.
    ///
    /// - Throws: when the value is anything else.
    public func number() throws(KeyFileError) -> Double {
      let string = try string()
      guard let number = Double(string), number.isFinite else {
        throw error(.notNumber(key: key, value: string))
      }
      return number
    }

    /// The value as a whole number in decimal digits.
    ///
    /// - Throws: when the value is anything else, or doesn't fit an `Int`.
    public func integer() throws(KeyFileError) -> Int {
      let string = try string()
      guard let number = Int(string) else {
        throw error(.notInteger(key: key, value: string))
      }
      return number
    }

    /// An error about this value, with its file and line; for rules of the caller.
    public func error(_ reason: KeyFileError.Reason) -> KeyFileError {
      KeyFileError(path: source.path, line: line, reason: reason)
    }

    private func text(_ bytes: ArraySlice<UInt8>) throws(KeyFileError) -> String {
      guard let text = try? UTF8Span(validating: bytes.span) else {
        throw error(.notUTF8(key: key))
      }
      guard !bytes.contains(0) else { throw error(.containsNUL(key: key)) }
      return String(copying: text)
    }
  }
}
