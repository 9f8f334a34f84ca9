extension MessageLocale {
  /// Whether the best language is written from right to left.
  ///
  /// A script that the name gives decides, as in `ks_Arab_IN`, `ks_IN@devanagari` or `uz@arabic`;
  /// else the one that the language is usually written in, by country where that differs.
  public var isRightToLeft: Bool {
    guard let best = candidates.first?.lowercased() else { return false }
    let parts = best.split(separator: "@", maxSplits: 1)
    let (name, modifier) = (parts[0], parts.count > 1 ? parts[1] : "")
    let subtags = name.split { $0 == "_" || $0 == "-" }
    if let script = Self.direction(ofScript: modifier) { return script }
    if let script = subtags.dropFirst().lazy.compactMap(Self.direction(ofScript:)).first {
      return script
    }
    guard let language = subtags.first else { return false }
    return Self.languages.contains(language) || Self.countries.contains(name)
  }

  /// Whether the script `name` is written from right to left; `nil` when it is no script.
  private static func direction(ofScript name: Substring) -> Bool? {
    if scripts.contains(name) { return true }
    return name.utf8.count == 4 && name != "euro" || leftToRight.contains(name) ? false : nil
  }

  /// Scripts from right to left, by their four letters of ISO 15924 or their names.
  private static let scripts: Set<Substring> = [
    "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa", "arabic",
    "hebrew", "perso-arabic", "shahmukhi", "thaana",
  ]

  /// Names of other scripts, as they follow languages that are also written from right to left.
  private static let leftToRight: Set<Substring> = ["cyrillic", "devanagari", "latin"]

  /// Languages written from right to left, by ISO 639.
  private static let languages: Set<Substring> = [
    "ar", "arc", "arq", "ary", "arz", "azb", "bal", "bgn", "bqi", "ckb", "dv", "fa", "glk", "he",
    "iw", "ji", "khw", "ks", "lrc", "luz", "mzn", "nqo", "pnb", "prs", "ps", "rhg", "sam", "sd",
    "sdh", "skr", "syr", "ug", "ur", "yi",
  ]

  /// Languages that are only written from right to left in some countries.
  private static let countries: Set<Substring> = [
    "az_ir", "az_iq", "kk_af", "kk_cn", "kk_ir", "ku_iq", "ku_ir", "ky_cn", "pa_pk", "tg_pk",
    "tk_af", "tk_ir", "uz_af",
  ]
}
