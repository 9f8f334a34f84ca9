import Freedesktop
import GridPainting

/// Which values a key may have: how they are read from a file, written to one, and explained.
struct KeyForm<Value>: Sendable {
  /// Which values are good, as words that go on from "must be".
  let words: String
  /// The value; `nil` when the text is not of the form.
  let read: @Sendable (KeyFile.Value) throws(KeyFileError) -> Value?
  /// The value as the file would write it.
  let write: @Sendable (Value) -> String

  /// A form from its parts.
  init(
    words: String, read: @escaping @Sendable (KeyFile.Value) throws(KeyFileError) -> Value?,
    write: @escaping @Sendable (Value) -> String
  ) {
    (self.words, self.read, self.write) = (words, read, write)
  }

  /// A form whose values are read from plain text.
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

  /// A number without a needless fraction.
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
  /// Colors as `#rrggbb` and, unless they have to be opaque, as `#rrggbbaa`.
  static func color(opaque: Bool = false) -> Self {
    KeyForm(
      words: "a color like #1c66c4" + (opaque ? "" : " or, with an opacity, #1c66c480"),
      text: { text in Color(text).flatMap { opaque && text.utf8.count > 7 ? nil : $0 } },
      write: \.hexadecimal)
  }
}

extension KeyForm where Value: Equatable & Sendable {
  /// Some words, each with what it means.
  static func choice(_ meanings: KeyValuePairs<String, Value>) -> Self {
    let words = meanings.map(\.key)
    let values = meanings.map(\.value)
    return KeyForm(
      words: words.dropLast().joined(separator: ", ") + " or " + (words.last ?? ""),
      text: { text in words.firstIndex(of: text).map { values[$0] } },
      write: { value in values.firstIndex(of: value).map { words[$0] } ?? "" })
  }
}
