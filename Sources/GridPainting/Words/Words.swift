/// The words of the page in one language: a template a phrase.
///
/// A template names its arguments by position, for languages order them differently. Presets and
/// translations replace single templates.
public struct Words: Equatable, Sendable {
  private var templates: [Phrase: String]

  /// The template of `phrase`.
  public subscript(phrase: Phrase) -> String {
    get { templates[phrase] ?? phrase.rawValue }
    set { templates[phrase] = newValue }
  }

  init(_ templates: [Phrase: String]) { self.templates = templates }

  /// The sentence of `phrase` with `arguments` in the places of `%1`, `%2`, ….
  ///
  /// What the arguments contain is never taken for a place.
  public func sentence(_ phrase: Phrase, _ arguments: String...) -> String {
    var result = ""
    var rest = self[phrase][...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      let next = rest.index(after: percent)
      let number = next < rest.endIndex ? rest[next].wholeNumberValue : nil
      if let number, arguments.indices.contains(number - 1) {
        result += arguments[number - 1]
        rest = rest[rest.index(after: next)...]
      } else {
        result += "%"
        rest = rest[next...]
      }
    }
    return result + rest
  }

  /// The words of the first of `locales` in whose language there are some, else English.
  ///
  /// The locales are names such as `zh_TW.UTF-8`, `en_GB` or `C`, best first.
  public static func forLocales(_ locales: [String]) -> Words {
    locales.lazy.compactMap(words(forLocale:)).first ?? .english
  }

  private static func words(forLocale name: String) -> Words? {
    let parts = name.split { "_-.@".contains($0) }.map { $0.lowercased() }
    let region = Set(parts.dropFirst())
    switch parts.first {
    case "zh":
      let traditional = !region.isDisjoint(with: ["tw", "hk", "mo", "hant"])
      return traditional ? .traditionalChinese : .simplifiedChinese
    case "en":
      let british = !region.isDisjoint(with: ["gb", "au", "nz", "ie", "za", "in", "ca"])
      return british ? .britishEnglish : .english
    default: return nil
    }
  }
}
