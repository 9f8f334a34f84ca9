/// An XML tag with its attributes.
struct XMLTag {
  /// The name.
  ///
  /// That of an end tag begins with a slash.
  let name: String
  /// Whether the tag is an empty element, such as `<value/>`.
  let isEmpty: Bool
  private let attributes: [(name: Substring, value: Substring)]

  /// Reads the text between a `<` and the next `>`.
  init(_ bytes: ArraySlice<UInt8>) {
    let inside = bytes.prefix { $0 != UInt8(ascii: ">") }
    let text = String(decoding: inside, as: UTF8.self)
    isEmpty = text.hasSuffix("/")
    name = String(text.prefix { !$0.isWhitespace })
    var attributes: [(Substring, Substring)] = []
    var rest = text.dropFirst(name.count)
    while let equals = rest.firstIndex(of: "=") {
      let quoted = rest[rest.index(after: equals)...]
      guard let quote = quoted.first, quote == "\"" || quote == "'",
        let end = quoted.dropFirst().firstIndex(of: quote)
      else { break }
      attributes.append(
        (ForeignSettings.trimmed(rest[..<equals]), quoted[..<end].dropFirst()))
      rest = quoted[end...].dropFirst()
    }
    self.attributes = attributes
  }

  /// The value of an attribute with character references replaced.
  subscript(name: String) -> String? {
    attributes.first { $0.name == name }.map { Self.resolved($0.value) }
  }

  private static let characters = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  private static func resolved(_ text: Substring) -> String {
    let parts = text.split(separator: "&", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts.first ?? "")) { result, part in
      let name = part.prefix { $0 != ";" }
      if let character = characters[String(name)] ?? number(name) {
        result += character + part.dropFirst(name.count + 1)
      } else {
        result += "&" + part
      }
    }
  }

  private static func number(_ name: Substring) -> String? {
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init).map { String($0) }
  }
}
