/// How Chinese characters are read.
///
/// The data is `Assets/pinyin/readings`: lines of a syllable, a blank, and the characters that are
/// read so.
public struct Pinyin: Sendable {
  private var syllables: [[UInt8]] = []
  private var numbers: [Unicode.Scalar: [UInt16]] = [:]

  /// A whole name as it may be read.
  public struct Reading: Equatable, Sendable {
    /// The syllables and the other letters of the name, folded and without blanks.
    public var letters: [UInt8] = []
    /// The first letter of each syllable, and the other letters.
    public var initials: [UInt8] = []
  }

  /// How many combinations of readings of a name count; of a name with more, each character is
  /// read in all its ways while the others are read in their first.
  private static let mostCombinations = 64

  /// Takes `text` up as far as it tells of the characters of `names`.
  ///
  /// - Complexity: O(length of `text` and `names`).
  public init(_ text: some Collection<UInt8>, for names: some Sequence<String>) {
    var wanted: Set<Unicode.Scalar> = []
    for name in names { wanted.formUnion(name.unicodeScalars.lazy.filter(\.isHan)) }
    for line in text.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 1)
      guard parts.count == 2 else { continue }
      let number = UInt16(truncatingIfNeeded: syllables.count)
      syllables.append(Array(parts[0]))
      for scalar in String(decoding: parts[1], as: UTF8.self).unicodeScalars
      where wanted.contains(scalar) {
        numbers[scalar, default: []].append(number)
      }
    }
  }

  /// The ways to read `name`; none when no character of it has a reading.
  public func readings(of name: String) -> [Reading] {
    guard name.unicodeScalars.contains(where: { numbers[$0] != nil }) else { return [] }
    let parts = name.unicodeScalars.filter(\.isWordPart).map(readings)
    let count = parts.reduce(1) { min($0 * $1.count, Self.mostCombinations + 1) }
    return count > Self.mostCombinations ? Self.variations(of: parts) : Self.combinations(of: parts)
  }

  private func readings(of scalar: Unicode.Scalar) -> [Reading] {
    if let numbers = numbers[scalar] {
      return numbers.map { number in
        let syllable = syllables[Int(number)]
        return Reading(letters: syllable, initials: Array(syllable.prefix(1)))
      }
    }
    var letters: [UInt8] = []
    Folding.append(scalar, to: &letters)
    return [Reading(letters: letters, initials: letters)]
  }

  private static func combinations(of parts: [[Reading]]) -> [Reading] {
    parts.reduce([Reading()]) { wholes, part in
      wholes.flatMap { whole in part.map { whole + $0 } }
    }
  }

  private static func variations(of parts: [[Reading]]) -> [Reading] {
    let plain = parts.map { $0.prefix(1) }
    let whole = [plain.joined().reduce(Reading(), +)]
    return whole
      + parts.indices.flatMap { index in
        parts[index].dropFirst().map { other in
          var varied = plain
          varied[index] = [other]
          return varied.joined().reduce(Reading(), +)
        }
      }
  }
}

extension Pinyin.Reading {
  fileprivate static func + (first: Self, second: Self) -> Self {
    Self(letters: first.letters + second.letters, initials: first.initials + second.initials)
  }
}

extension Unicode.Scalar {
  /// Whether it is a Chinese character that the data may tell of.
  public var isHan: Bool { (0x3400...0x9FFF).contains(value) || value == 0x3007 }
}
