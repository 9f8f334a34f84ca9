import Freedesktop
import GridCore

extension KeyForm where Value == Double {
  /// A length in logical pixels within `range`.
  static func pixels(in range: ClosedRange<Double>) -> Self {
    .number(in: range, unit: " pixels")
  }
}

extension KeyForm where Value == CellWidth {
  /// Pixels, or a fraction of the page's width minus some pixels: `W/4-10`.
  static var cellWidth: Self {
    KeyForm(
      words: "a number from 8 to 1024 pixels or a part of the page's width like W/4-10",
      text: { Self.pixels($0) ?? Self.part($0) },
      write: { width in
        switch width {
        case .fixed(let pixels): KeyForm<Double>.text(pixels)
        case .fraction(let parts, let less): "W/\(parts)-\(KeyForm<Double>.text(less))"
        }
      })
  }

  private static func pixels(_ text: String) -> CellWidth? {
    Double(text).flatMap { 8...1024 ~= $0 ? .fixed($0) : nil }
  }

  private static func part(_ text: String) -> CellWidth? {
    guard text.hasPrefix("W/") else { return nil }
    let numbers = text.dropFirst(2).split(
      separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard let parts = Int(numbers[0]), 1...100 ~= parts else { return nil }
    guard numbers.count == 2 else { return .fraction(parts: parts, less: 0) }
    guard let less = Double(numbers[1]), 0...512 ~= less else { return nil }
    return .fraction(parts: parts, less: less)
  }
}

extension KeyForm where Value == CellHeight {
  /// Pixels.
  static var cellHeight: Self {
    let pixels = KeyForm<Double>.pixels(in: 8...1024)
    return KeyForm(
      words: pixels.words,
      read: { (value) throws(KeyFileError) in try pixels.read(value).map { .fixed($0) } },
      write: { height in
        if case .fixed(let length) = height { pixels.write(length) } else { "" }
      })
  }
}

/// The thickness of the line below the first section and below the others.
struct Footers: Equatable, Sendable {
  /// Logical pixels.
  let first, others: Double
}

extension KeyForm where Value == Footers {
  /// One thickness for all sections, or two separated by a semicolon.
  static var footers: Self {
    KeyForm(words: "one or two numbers from 0 to 200 pixels, like 10;0.5") { text in
      let numbers = text.split(separator: ";").map { Double($0) ?? -1 }
      guard 1...2 ~= numbers.count, numbers.allSatisfy({ 0...200 ~= $0 }) else { return nil }
      return Footers(first: numbers[0], others: numbers[numbers.count - 1])
    } write: {
      "\(KeyForm<Double>.text($0.first));\(KeyForm<Double>.text($0.others))"
    }
  }
}
