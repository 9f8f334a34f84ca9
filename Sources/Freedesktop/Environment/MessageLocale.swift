import Glibc

/// The languages a person reads, best first, as the environment names them for messages.
///
/// `LC_ALL`, else `LC_MESSAGES`, else `LANG` names one locale; unless that is missing, `C` or
/// `POSIX`, a list in `LANGUAGE` takes its place, as in gettext. Translations are looked for by
/// the Desktop Entry Specification: `lang_COUNTRY@MODIFIER`, `lang_COUNTRY`, `lang@MODIFIER`,
/// `lang`, with every encoding left out. Nothing has to be installed for that.
public struct MessageLocale: Equatable, Sendable {
  /// The suffixes of fitting translations, best first: `["sr_RS@latin", "sr_RS", …]`.
  public let candidates: [String]

  private let suffixes: [[UInt8]]

  /// No language: only values without a suffix.
  public static let plain = MessageLocale(names: [])

  /// The locales called `names`, best first, each like `de_AT.UTF-8@euro`; `C` ends the list.
  public init(names: [String]) {
    var candidates: [String] = []
    for name in names {
      if Self.isPlain(name) { break }
      candidates += Self.variants(of: name)
    }
    candidates = candidates.uniqueByBytes()
    self.candidates = candidates
    suffixes = candidates.map { Array($0.utf8) }
  }

  /// The locale in the variables of `environment`; empty ones count as missing.
  public init(environment: ProcessEnvironment) {
    let categories = ["LC_ALL", "LC_MESSAGES", "LANG"]
    guard let name = categories.first(of: { environment.nonempty($0) }),
      !Self.isPlain(name)
    else {
      self = .plain
      return
    }
    let list = environment.nonempty("LANGUAGE")?.split(separator: ":").map(String.init) ?? []
    self.init(names: list.isEmpty ? [name] : list)
  }

  /// The rank of a translation's suffix, the best the smallest; nil when it doesn't fit.
  ///
  /// A suffix with the encoding UTF-8 comes after the same one without.
  func rank(of suffix: UnsafeBufferPointer<UInt8>) -> Int32? {
    if suffixes.isEmpty { return nil }
    if let dot = suffix.firstIndex(of: UInt8(ascii: ".")) {
      return rank(ofEncoded: suffix, dot: dot)
    }
    return index(of: suffix).map { 2 * Int32($0) }
  }

  private func rank(ofEncoded suffix: UnsafeBufferPointer<UInt8>, dot: Int) -> Int32? {
    let tail = suffix[dot...]
    let modifier = tail.firstIndex(of: UInt8(ascii: "@")) ?? tail.endIndex
    guard tail[..<modifier].elementsEqual(".UTF-8".utf8) else { return nil }
    let stripped = Array(suffix[..<dot]) + tail[modifier...]
    return stripped.withUnsafeBufferPointer { index(of: $0) }.map { 2 * Int32($0) + 1 }
  }

  private func index(of suffix: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let address = suffix.baseAddress else { return nil }
    return suffixes.firstIndex { $0.count == suffix.count && memcmp($0, address, $0.count) == 0 }
  }

  private static func isPlain(_ name: String) -> Bool { name == "C" || name == "POSIX" }

  /// The specification's candidates for one locale name.
  private static func variants(of name: String) -> [String] {
    let (rest, modifier) = split(name, at: "@")
    let (territorial, _) = split(rest, at: ".")
    let (language, country) = split(territorial, at: "_")
    guard !language.isEmpty, language != "C" else { return [] }
    let bases = country.isEmpty ? [language] : [territorial, language]
    return bases.flatMap { modifier.isEmpty ? [$0] : ["\($0)@\(modifier)", $0] }
  }

  private static func split(_ text: String, at separator: Character) -> (String, String) {
    guard let index = text.firstIndex(of: separator) else { return (text, "") }
    return (String(text[..<index]), String(text[text.index(after: index)...]))
  }
}
