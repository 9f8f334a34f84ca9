import Freedesktop

@testable import GridSettings

extension PresetFile {
  /// The preset that `text` says.
  static func read(
    _ text: String, isTrusted: Bool = true, locale: MessageLocale = .plain
  ) throws -> PresetFile {
    let file = try KeyFile(Array(text.utf8), path: "p.grid", locale: locale)
    return try PresetFile(file, isTrusted: isTrusted)
  }

  /// A `[Grid]` of `lines` with one section.
  static func page(_ lines: String) throws -> PresetFile {
    try read("[Grid]\n\(lines)\n[Section s]\nItems=a;b;c;d\n[Item a]\nIcon=x\n")
  }
}
