/// Reads one JSON text; strict enough to find an inspector that writes bad JSON.
struct JSONParser {
  private var rest: Substring.UnicodeScalarView

  /// The value that `text` holds, and nothing but white space around it.
  static func parse(_ text: String) throws(JSONError) -> JSON {
    var parser = JSONParser(rest: Substring(text).unicodeScalars)
    let value = try parser.value()
    parser.skipBlanks()
    guard parser.rest.isEmpty else { throw parser.unexpected() }
    return value
  }

  private mutating func value() throws(JSONError) -> JSON {
    skipBlanks()
    switch rest.first {
    case "{": return try object()
    case "[": return try array()
    case "\"": return .string(try string())
    case "t": return try word("true", .bool(true))
    case "f": return try word("false", .bool(false))
    case "n": return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func object() throws(JSONError) -> JSON {
    var members: [String: JSON] = [:]
    rest.removeFirst()
    if take("}") { return .object(members) }
    repeat {
      skipBlanks()
      let key = try string()
      guard take(":"), members[key] == nil else { throw unexpected() }
      members[key] = try value()
    } while take(",")
    guard take("}") else { throw unexpected() }
    return .object(members)
  }

  private mutating func array() throws(JSONError) -> JSON {
    var elements: [JSON] = []
    rest.removeFirst()
    if take("]") { return .array(elements) }
    repeat { elements.append(try value()) } while take(",")
    guard take("]") else { throw unexpected() }
    return .array(elements)
  }

  private mutating func string() throws(JSONError) -> String {
    guard rest.popFirst() == "\"" else { throw unexpected() }
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return String(text)
      case "\\": text.append(try escaped())
      case "\0"..<" ": throw unexpected()
      default: text.append(scalar)
      }
    }
    throw unexpected()
  }

  private mutating func escaped() throws(JSONError) -> Unicode.Scalar {
    switch rest.popFirst() {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "b": return "\u{8}"
    case "f": return "\u{c}"
    case "u": return try hexadecimal()
    case let other? where "\"\\/".unicodeScalars.contains(other): return other
    default: throw unexpected()
    }
  }

  private mutating func hexadecimal() throws(JSONError) -> Unicode.Scalar {
    let digits = String(rest.prefix(4))
    guard let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
      throw unexpected()
    }
    rest.removeFirst(4)
    return scalar
  }

  private mutating func number() throws(JSONError) -> JSON {
    let digits = rest.prefix { "+-.eE0123456789".unicodeScalars.contains($0) }
    guard let number = Double(String(digits)) else { throw unexpected() }
    rest.removeFirst(digits.count)
    return .number(number)
  }

  private mutating func word(_ word: String, _ value: JSON) throws(JSONError) -> JSON {
    guard rest.starts(with: word.unicodeScalars) else { throw unexpected() }
    rest.removeFirst(word.unicodeScalars.count)
    return value
  }

  /// Skips blanks, and `scalar` when it comes next.
  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func skipBlanks() {
    rest = rest.drop { " \n\r\t".unicodeScalars.contains($0) }
  }

  private func unexpected() -> JSONError { JSONError(before: String(rest.prefix(40))) }
}

/// Invalid JSON.
struct JSONError: Error, CustomStringConvertible {
  /// The text at which the parser stopped.
  let before: String

  var description: String { "this is no JSON: \(before.debugDescription)" }
}
