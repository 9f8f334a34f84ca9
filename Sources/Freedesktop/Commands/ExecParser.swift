/// Splits a command line into arguments, quotes undone and field codes found.
struct ExecParser {
  private var rest: ArraySlice<UInt8>
  private var text: [UInt8] = []
  private var argument = Exec.Argument()

  private init(_ value: String) { rest = Array(value.utf8)[...] }

  /// The arguments of `value`.
  static func arguments(of value: String) throws(ExecError) -> [Exec.Argument] {
    var parser = ExecParser(value)
    var arguments: [Exec.Argument] = []
    while let argument = try parser.next() { arguments.append(argument) }
    return arguments
  }

  private mutating func next() throws(ExecError) -> Exec.Argument? {
    rest = rest.drop(while: Self.separates)
    guard !rest.isEmpty else { return nil }
    argument = Exec.Argument()
    while let byte = rest.popFirst(), !Self.separates(byte) {
      switch byte {
      case .doubleQuote: try readDoubleQuoted()
      case .singleQuote: try readSingleQuoted()
      case .backslash: text.append(rest.popFirst() ?? byte)
      case .percent: try readCode()
      default: text.append(byte)
      }
    }
    endText()
    return argument
  }

  private mutating func readDoubleQuoted() throws(ExecError) {
    argument.isQuoted = true
    while let byte = rest.popFirst() {
      switch byte {
      case .doubleQuote: return
      case .backslash:
        guard let next = rest.first, "\"`$\\".utf8.contains(next) else {
          text.append(byte)
          continue
        }
        text.append(next)
        rest.removeFirst()
      case .percent: try readCode()
      default: text.append(byte)
      }
    }
    throw .unbalancedQuote
  }

  private mutating func readSingleQuoted() throws(ExecError) {
    argument.isQuoted = true
    while let byte = rest.popFirst() {
      switch byte {
      case .singleQuote: return
      case .percent: try readCode()
      default: text.append(byte)
      }
    }
    throw .unbalancedQuote
  }

  private mutating func readCode() throws(ExecError) {
    guard let letter = rest.first else { throw .unknownFieldCode("") }
    if letter == .percent {
      rest.removeFirst()
      return text.append(.percent)
    }
    guard let code = FieldCode(letter) else {
      throw .unknownFieldCode(String(String(decoding: rest, as: UTF8.self).prefix(1)))
    }
    rest.removeFirst()
    endText()
    argument.parts.append(.code(code))
  }

  private mutating func endText() {
    guard !text.isEmpty else { return }
    argument.parts.append(.text(String(decoding: text, as: UTF8.self)))
    text.removeAll(keepingCapacity: true)
  }

  private static func separates(_ byte: UInt8) -> Bool { byte.isBlank || byte == .lineFeed }
}
