import Freedesktop
import GridPainting

/// The format of a key's values: how they are parsed, written and described.
struct KeyForm<Value>: Sendable {
  /// A description of valid values that follows "must be".
  let words: String
  /// Parses a value.
  ///
  /// Returns `nil` if it is invalid.
  let read: @Sendable (KeyFile.Value) throws(KeyFileError) -> Value?
  /// Formats a value for the file.
  let write: @Sendable (Value) -> String

  /// Creates a format.
  init(
    words: String, read: @escaping @Sendable (KeyFile.Value) throws(KeyFileError) -> Value?,
    write: @escaping @Sendable (Value) -> String
  ) {
    (self.words, self.read, self.write) = (words, read, write)
  }

  /// Creates a format whose values are parsed from plain text.
  init(
    words: String, text read: @escaping @Sendable (String) -> Value?,
    write: @escaping @Sendable (Value) -> String
  ) {
    self.init(
      words: words, read: { (value) throws(KeyFileError) in read(try value.string()) },
      write: write)
  }
}

extension KeyForm where Value == Double {
  /// Numbers within `range`.
  static func number(in range: ClosedRange<Double>, unit: String = "") -> Self {
    KeyForm(
      words: "a number from \(text(range.lowerBound)) to \(text(range.upperBound))\(unit)",
      text: { Double($0).flatMap { range ~= $0 ? $0 : nil } }, write: text)
  }

  /// The number as text, without a fraction if it is whole.
  static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? number.description
  }
}

extension KeyForm where Value == Int {
  /// Whole numbers within `range`.
  static func whole(in range: ClosedRange<Int>, unit: String = "") -> Self {
    KeyForm(
      words: "a whole number from \(range.lowerBound) to \(range.upperBound)\(unit)",
      text: { Int($0).flatMap { range ~= $0 ? $0 : nil } }, write: String.init)
  }
}

extension KeyForm where Value == Bool {
  /// `true` or `false`.
  static var flag: Self {
    KeyForm(words: "true or false", text: { Bool($0) }, write: String.init)
  }
}

extension KeyForm where Value == Color {
  /// Colors as `#rrggbb` or, unless they must be opaque, `#rrggbbaa`.
  static func color(opaque: Bool = false) -> Self {
    KeyForm(
      words: "a color like #1c66c4" + (opaque ? "" : " or, with an opacity, #1c66c480"),
      text: { text in Color(text).flatMap { opaque && text.utf8.count > 7 ? nil : $0 } },
      write: \.hexadecimal)
  }
}

extension KeyForm where Value: Equatable & Sendable {
  /// A choice of words, each with its value.
  static func choice(_ meanings: KeyValuePairs<String, Value>) -> Self {
    let words = meanings.map(\.key)
    let values = meanings.map(\.value)
    return KeyForm(
      words: words.dropLast().joined(separator: ", ") + " or " + (words.last ?? ""),
      text: { text in words.firstIndex(of: text).map { values[$0] } },
      write: { value in values.firstIndex(of: value).map { words[$0] } ?? "" })
  }
}
