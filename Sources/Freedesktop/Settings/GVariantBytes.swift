/// A serialized GVariant of the types that settings need: a text, and a list of texts.
struct GVariantBytes {
  private let type: ArraySlice<UInt8>
  private let value: ArraySlice<UInt8>

  /// Takes a boxed value apart: the value, a NUL, and the type; nil when there is no NUL.
  init?(variant: ArraySlice<UInt8>) {
    guard let separator = variant.lastIndex(of: 0) else { return nil }
    value = variant[..<separator]
    type = variant[(separator + 1)...]
  }

  /// The text, when it is one: its bytes and a NUL.
  var string: String? { type.elementsEqual("s".utf8) ? Self.text(value) : nil }

  /// The texts, when it is a list of them: the texts one behind the other, then the offset
  /// where each ends; an offset is as wide as the size of the whole needs.
  var strings: [String]? {
    guard type.elementsEqual("as".utf8) else { return nil }
    guard !value.isEmpty else { return [] }
    let bytes = UntrustedBytes(bytes: Array(value), order: .little)
    let size = value.count
    let width = size <= 0xFF ? 1 : size <= 0xFFFF ? 2 : 4
    guard let table = bytes.number(at: size - width, width: width), table <= size,
      (size - table).isMultiple(of: width)
    else { return nil }
    var texts: [String] = []
    var start = 0
    for offset in stride(from: table, to: size, by: width) {
      guard let end = bytes.number(at: offset, width: width), end <= table,
        let text = bytes.slice(from: start, to: end).flatMap(Self.text)
      else { return nil }
      texts.append(text)
      start = end
    }
    return texts
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String? {
    guard bytes.last == 0, bytes.firstIndex(of: 0) == bytes.endIndex - 1 else { return nil }
    return String(validating: bytes.dropLast(), as: UTF8.self)
  }
}
