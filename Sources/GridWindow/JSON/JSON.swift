/// A JSON value, written on one line; the members of an object keep their order.
nonisolated enum JSON: Sendable {
  /// The absent value.
  case null
  /// True or false.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// Any other number; what is not finite is written as `null`.
  case number(Double)
  /// Text.
  case string(String)
  /// Values in order.
  case array([JSON])
  /// Named values in order.
  case object([(name: String, value: JSON)])

  /// The text, or `null` when there is none.
  init(_ text: String?) { self = text.map(JSON.string) ?? .null }

  /// The value as one line of text without a line feed at its end.
  var text: String {
    var text = ""
    write(into: &text)
    return text
  }

  private func write(into text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += value.isFinite ? value.description : "null"
    case .string(let value): Self.writeQuoted(value, into: &text)
    case .array(let values):
      Self.writeList(of: values, in: ("[", "]"), into: &text) { $0.write(into: &$1) }
    case .object(let members):
      Self.writeList(of: members, in: ("{", "}"), into: &text) { member, text in
        Self.writeQuoted(member.name, into: &text)
        text += ":"
        member.value.write(into: &text)
      }
    }
  }

  private static func writeList<Element>(
    of elements: [Element], in brackets: (String, String), into text: inout String,
    writing write: (Element, inout String) -> Void
  ) {
    text += brackets.0
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      write(element, &text)
    }
    text += brackets.1
  }

  private static func writeQuoted(_ value: String, into text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case ..<" ":
        text += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

nonisolated extension JSON: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral members: (String, JSON)...) {
    self = .object(members.map { (name: $0.0, value: $0.1) })
  }
}

nonisolated extension JSON: ExpressibleByArrayLiteral {
  init(arrayLiteral values: JSON...) { self = .array(values) }
}
