import Testing

@testable import Freedesktop

@Suite struct MenuSectionTests {
  private static let rows: [(String, MenuSection)] = [
    ("Network", .internet), ("Office", .office), ("Graphics", .graphics),
    ("AudioVideo", .multimedia), ("Audio", .multimedia), ("Video", .multimedia),
    ("Development", .development), ("Game", .games), ("Education", .education),
    ("Science", .science), ("System", .system), ("Utility", .accessories),
    ("Settings", .settings), ("", .other), ("Foo", .other), ("network", .other),
    ("GTK;Qt;KDE;GNOME;XFCE;Java;Core;ConsoleOnly", .other), ("X-Foo;X-XFCE", .other),
    ("Utility;Network", .internet), ("Settings;System", .system),
    ("Graphics;Office", .office), ("Science;Education", .education),
    ("GTK;GNOME;Utility;TextEditor", .accessories), ("WebBrowser", .internet),
    ("TerminalEmulator", .system), ("TextEditor", .accessories), ("IDE", .development),
    ("PackageManager", .settings), ("LogicGame", .games), ("GTK;Calculator", .accessories),
    ("X-Foo;Math;IDE", .science), ("WebBrowser;Game", .games), ("Player", .multimedia),
    ("FileManager", .system), ("Dictionary", .office), ("3DGraphics", .graphics),
    ("Languages", .education), ("DesktopSettings", .settings),
  ]

  @Test(arguments: rows)
  func `an application has the section of its first main category`(
    categories: String, section: MenuSection
  ) {
    #expect(MenuSection(categories: categories.split(separator: ";").map(String.init)) == section)
  }

  @Test func `sections follow each other in the fixed order`() {
    let identifiers = [
      "internet", "office", "graphics", "multimedia", "development", "games", "education",
      "science", "system", "accessories", "settings", "other",
    ]
    #expect(MenuSection.allCases.sorted().map(\.rawValue) == identifiers)
  }

  @Test(arguments: [
    ("C", "Sound & Video"), ("de_DE", "Sound & Video"), ("en_GB", "Sound & Video"),
    ("zh_CN.UTF-8", "影音"),
  ])
  func `a title follows the locale`(locale: String, title: String) {
    #expect(MenuSection.multimedia.title(in: MessageLocale(names: [locale])) == title)
  }

  @Test(arguments: [
    ("zh_CN", "互联网"), ("zh", "互联网"), ("zh_SG", "互联网"), ("zh_TW", "網際網路"),
    ("zh_HK.UTF-8", "網際網路"), ("fr:zh_TW", "網際網路"), ("en:zh_TW", "Internet"),
    ("fr", "Internet"),
  ])
  func `Chinese titles follow the script of the country`(languages: String, title: String) {
    let locale = MessageLocale(names: languages.split(separator: ":").map(String.init))
    #expect(MenuSection.internet.title(in: locale) == title)
  }
}
