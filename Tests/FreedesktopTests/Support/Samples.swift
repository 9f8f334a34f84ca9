@testable import Freedesktop

/// Texts that many tests begin with.
enum Samples {
  /// The shortest entry that is one.
  static let minimal = "[Desktop Entry]\nType=Application\nName=Name\nExec=stub\n"

  /// An entry with a name and more keys.
  static func text(_ name: String, _ keys: String = "") -> String {
    "[Desktop Entry]\nType=Application\nName=\(name)\nExec=stub\n\(keys)\n"
  }

  static func entry(_ text: String, locale: MessageLocale = .plain) throws -> DesktopEntry {
    try DesktopEntry(try KeyFile(Array(text.utf8), path: "sample.desktop", locale: locale))
  }
}
