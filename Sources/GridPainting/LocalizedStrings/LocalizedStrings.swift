/// The texts of the page in one language: a template for each key.
///
/// A template names its arguments by position, because languages order them differently. Presets and
/// translations replace single templates.
package struct LocalizedStrings: Equatable, Sendable {
  private var templates: [StringKey: String]

  /// The template of `key`.
  package subscript(key: StringKey) -> String {
    get { templates[key] ?? key.rawValue }
    set { templates[key] = newValue }
  }

  init(_ templates: [StringKey: String]) { self.templates = templates }

  /// The text of `key` with `%1`, `%2`, … replaced by `arguments`.
  ///
  /// Percent signs in the arguments are not replaced.
  package func formatted(_ key: StringKey, _ arguments: String...) -> String {
    var result = ""
    var rest = self[key][...]
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

  /// The texts in the first supported language of `locales`, else in English.
  ///
  /// The locales are names such as `zh_TW.UTF-8`, `en_GB` or `C`, best first.
  package static func forLocales(_ locales: [String]) -> LocalizedStrings {
    locales.lazy.compactMap(strings(forLocale:)).first ?? .english
  }

  private static func strings(forLocale name: String) -> LocalizedStrings? {
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
