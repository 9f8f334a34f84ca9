/// How Chinese characters are read.
///
/// The data is `Assets/pinyin/readings`: lines of a syllable, a blank, and the characters that are
/// read so.
public struct Pinyin: Sendable {
  private var syllables: [[UInt8]] = []
  private var numbers: [Unicode.Scalar: [UInt16]] = [:]

  /// A whole name as it may be read: a syllable for each character, other letters as they are.
  typealias Reading = [PinyinPart]

  /// How many combinations of readings of a name count; of a name with more, each character is
  /// read in all its ways while the others are read in their first.
  private static let mostCombinations = 64

  /// The readings in `text` of the characters of `names`.
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
  func readings(of name: String) -> [Reading] {
    guard name.unicodeScalars.contains(where: { numbers[$0] != nil }) else { return [] }
    var (parts, offset): ([[PinyinPart]], Int) = ([], 0)
    for scalar in name.unicodeScalars {
      parts.append(readings(of: scalar, at: offset))
      offset += UTF8.width(scalar)
    }
    let count = parts.reduce(1) { min($0 * $1.count, Self.mostCombinations + 1) }
    return count > Self.mostCombinations ? Self.variations(of: parts) : Self.combinations(of: parts)
  }

  private func readings(of scalar: Unicode.Scalar, at offset: Int) -> [PinyinPart] {
    guard let numbers = numbers[scalar] else { return [.other(scalar, offset: offset)] }
    return numbers.map { .syllable(syllables[Int($0)], offset: offset) }
  }

  private static func combinations(of parts: [[PinyinPart]]) -> [Reading] {
    parts.reduce([[]]) { wholes, part in wholes.flatMap { whole in part.map { whole + [$0] } } }
  }

  private static func variations(of parts: [[PinyinPart]]) -> [Reading] {
    let plain = parts.map { $0[0] }
    return [plain]
      + parts.indices.flatMap { index in
        parts[index].dropFirst().map { other in
          var varied = plain
          varied[index] = other
          return varied
        }
      }
  }
}

/// A character of a name as it is read.
enum PinyinPart: Equatable, Sendable {
  /// A Chinese character by its syllable; it lies at `offset` in the UTF-8 of the name.
  case syllable([UInt8], offset: Int)
  /// Any other character.
  case other(Unicode.Scalar, offset: Int)
}

extension SearchText {
  /// Appends a reading: each syllable is a word.
  mutating func append(_ reading: [PinyinPart]) {
    var folder = Folder()
    var isBehindSyllable = false
    for part in reading {
      switch part {
      case .syllable(let letters, let offset):
        for (index, letter) in letters.enumerated() {
          append(letter, beginsWord: index == 0, from: offset)
        }
        isBehindSyllable = true
      case .other(let scalar, let offset):
        folder.fold(scalar) { byte, separation in
          append(byte, beginsWord: separation != .none || isBehindSyllable, from: offset)
          isBehindSyllable = false
        }
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a Chinese character that the data may tell of.
  public var isHan: Bool { (0x3400...0x9FFF).contains(value) || value == 0x3007 }
}
