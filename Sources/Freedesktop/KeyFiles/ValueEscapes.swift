/// The escapes of values: `\s \n \t \r \\`, and `\;` inside lists.
enum ValueEscapes {
  /// The bytes with each escape undone; an unknown escape stays as it is.
  static func unescape(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == .backslash, let code = rest.popFirst() else {
        result.append(byte)
        continue
      }
      append(code, to: &result)
    }
    return result[...]
  }

  /// The elements between unescaped semicolons, each with its escapes undone.
  ///
  /// - Complexity: linear in the bytes.
  static func split(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var elements: [ArraySlice<UInt8>] = []
    var element: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      if byte == .semicolon {
        elements.append(element[...])
        element = []
      } else if byte == .backslash, let code = rest.popFirst() {
        if code == .semicolon { element.append(code) } else { append(code, to: &element) }
      } else {
        element.append(byte)
      }
    }
    if !element.isEmpty { elements.append(element[...]) }
    return elements
  }

  private static func append(_ code: UInt8, to result: inout [UInt8]) {
    switch code {
    case UInt8(ascii: "s"): result.append(.space)
    case UInt8(ascii: "n"): result.append(.lineFeed)
    case UInt8(ascii: "t"): result.append(.tab)
    case UInt8(ascii: "r"): result.append(.carriageReturn)
    case .backslash: result.append(.backslash)
    default: result += [.backslash, code]
    }
  }
}
