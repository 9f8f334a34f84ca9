/// A value of the inspector's and the command line's JSON.
enum JSON: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// The member called `key`; `null` when this is no object or has no such member.
  subscript(key: String) -> JSON {
    if case .object(let members) = self { members[key] ?? .null } else { .null }
  }

  /// The elements of an array; none for any other value.
  var elements: [JSON] { if case .array(let elements) = self { elements } else { [] } }

  var string: String? { if case .string(let string) = self { string } else { nil } }

  var number: Double? { if case .number(let number) = self { number } else { nil } }

  var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }

  /// The strings of an array of strings.
  var strings: [String] { elements.compactMap(\.string) }
}
