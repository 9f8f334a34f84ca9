import Testing

@testable import Freedesktop

@Suite struct MessageLocaleTests {
  @Test(arguments: [
    ("de", ["de"]), ("de_AT", ["de_AT", "de"]), ("de_AT.UTF-8", ["de_AT", "de"]),
    ("sr@latin", ["sr@latin", "sr"]),
    ("sr_YU.UTF-8@Latn", ["sr_YU@Latn", "sr_YU", "sr@Latn", "sr"]),
    ("C", []), ("POSIX", []), ("", []), ("C.UTF-8", []), (".UTF-8", []),
  ])
  func `a locale name has the candidates of the specification`(name: String, expected: [String]) {
    #expect(MessageLocale(names: [name]).candidates == expected)
  }

  /// The variables of an environment, and the candidates they give.
  private static let environments: [(String, String)] = [
    ("LANG=de_DE.UTF-8", "de_DE de"),
    ("LANG=de LC_MESSAGES=fr", "fr"),
    ("LANG=de LC_MESSAGES=fr LC_ALL=it", "it"),
    ("LANG=de LC_ALL=", "de"),
    ("LANG=de LC_MESSAGES= LC_ALL=", "de"),
    ("LANG=de LANGUAGE=pt_BR:pt:en", "pt_BR pt en"),
    ("LANG=de LANGUAGE=", "de"),
    ("LANG=de LANGUAGE=:", "de"),
    ("LANG=de LANGUAGE=fr:C:it", "fr"),
    ("LANG=C LANGUAGE=fr", ""),
    ("LANG=de LC_ALL=C LANGUAGE=fr", ""),
    ("LANGUAGE=fr", ""),
    ("", ""),
    ("LANG=zh_TW.UTF-8 LANGUAGE=zh_TW:zh_HK:zh", "zh_TW zh zh_HK"),
    ("LC_TIME=en_DK.UTF-8", ""),
  ]

  @Test(arguments: environments)
  func `the environment is read as gettext reads it`(
    variables: String, candidates: String
  ) {
    var environment = ProcessEnvironment()
    for variable in variables.split(separator: " ") {
      let parts = variable.split(separator: "=", omittingEmptySubsequences: false)
      environment[String(parts[0])] = String(parts[1])
    }
    let expected = candidates.split(separator: " ").map(String.init)
    #expect(MessageLocale(environment: environment).candidates == expected)
  }

  /// A locale, the suffixes in a file, and the one that is used; "plain" means none.
  private static let winners: [[String]] = [
    ["sr_YU@Latn", "sr_YU@Latn sr_YU sr@Latn sr", "sr_YU@Latn"],
    ["sr_YU@Latn", "sr_YU sr@Latn sr", "sr_YU"],
    ["sr_YU@Latn", "sr@Latn sr", "sr@Latn"],
    ["sr_YU@Latn", "sr", "sr"],
    ["sr_YU@Latn", "", "plain"],
    ["sr_YU", "sr_YU@Latn sr@Latn sr", "sr"],
    ["sr_YU", "sr@Latn", "plain"],
    ["sr", "sr_YU sr@Latn", "plain"],
    ["de_AT.ISO-8859-1", "de de_DE", "de"],
    ["zh_CN.UTF-8", "zh_TW zh zh_CN", "zh_CN"],
    ["zh_CN", "zh_TW", "plain"],
    ["C", "de C POSIX", "plain"],
    ["de", "$e $i de.UTF-8", "de.UTF-8"],
    ["de_AT", "de_AT.UTF-8 de", "de_AT.UTF-8"],
    ["de", "de.UTF-8 de", "de"],
    ["de@euro", "de.UTF-8@euro de", "de.UTF-8@euro"],
    ["de", "de.ISO-8859-1", "plain"],
    ["ast", "as astx AST", "plain"],
  ]

  @Test(arguments: winners)
  func `the same translation wins whatever the order of lines`(
    row: [String]
  ) throws {
    let suffixes = row[1].split(separator: " ")
    let lines = ["Name=plain"] + suffixes.map { "Name[\($0)]=\($0)" }
    for rotation in 0...lines.count {
      let turned = Array(lines[rotation...] + lines[..<rotation])
      for order in [turned, turned.reversed()] {
        let text = "[G]\n" + order.joined(separator: "\n")
        let file = try KeyFile(Array(text.utf8), path: "f", locale: MessageLocale(names: [row[0]]))
        let best = try #require(file["G"]?.localizedValues("Name").first)
        #expect(try best.string() == row[2])
        #expect(try file["G"]?.value("Name")?.string() == "plain")
      }
    }
  }

  @Test func `a language of the list wins over a better country of a later one`() throws {
    let text = "[G]\nk=plain\nk[de_DE]=1\nk[fr]=2"
    let locale = MessageLocale(names: ["fr_CA", "de_DE"])

    let group = try KeyFile(Array(text.utf8), path: "f", locale: locale)["G"]

    #expect(try group?.localizedValues("k").map { try $0.string() } == ["2", "1", "plain"])
  }

  @Test(arguments: [
    "ar", "ar_EG.UTF-8", "he_IL", "fa_IR.UTF-8", "ur_PK", "yi_US", "ps_AF", "sd_IN", "ug_CN",
    "ckb_IQ", "dv_MV", "ks_IN", "ks_Arab", "ks_Arab_IN.UTF-8", "uz_AF", "uz@arabic", "uz_UZ@Arab",
    "pa_PK", "az_Arab_IR", "ku_IQ", "iw",
  ])
  func `languages and scripts from right to left are known`(name: String) {
    #expect(MessageLocale(names: [name, "en"]).isRightToLeft)
  }

  @Test(arguments: [
    "C", "en_US.UTF-8", "de_AT@euro", "zh_CN", "ks_IN@devanagari", "sd_IN.UTF-8@devanagari",
    "ug@latin", "uz_UZ@cyrillic", "uz_UZ", "az_AZ", "pa_IN", "ku_TR", "ar@Latn", "yi_Latn", "arn",
  ])
  func `other languages and scripts run from left to right`(name: String) {
    #expect(!MessageLocale(names: [name, "ar"]).isRightToLeft)
  }

  @Test func `the best language of the list says which way lines run`() {
    var environment = ProcessEnvironment()
    (environment["LANG"], environment["LANGUAGE"]) = ("ar_EG.UTF-8", "en:ar")
    #expect(!MessageLocale(environment: environment).isRightToLeft)
    environment["LANGUAGE"] = nil
    #expect(MessageLocale(environment: environment).isRightToLeft)
    environment["LC_ALL"] = "C"
    #expect(!MessageLocale(environment: environment).isRightToLeft)
  }
}
