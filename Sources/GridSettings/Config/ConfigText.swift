import Freedesktop

/// A configuration as text.
///
/// A comment describes each key, and keys that are not set appear as comments with their defaults.
package enum ConfigText {
  /// The text of the configuration `settings`.
  ///
  /// Parsing it returns the same settings.
  package static func text(_ settings: Settings) -> String {
    text(ConfigKey.all + ConfigKey.otherBoards(in: settings), of: settings)
  }

  /// The text of `keys` with the values in `target`.
  package static func text<Target>(_ keys: [KeyRule<Target>], of target: Target) -> String {
    var text = ""
    var group = ""
    for key in keys {
      if key.group != group {
        text += (group.isEmpty ? "" : "\n") + "[\(key.group)]\n"
        group = key.group
      }
      text += "# \(key.name): \(key.summary)\n"
      if let value = key.value(target) {
        text += "\(key.name)=\(value)\n"
      } else if isValue(key.standard, of: key, for: target) {
        text += "#\(key.name)=\(key.standard)\n"
      } else {
        text += "# It is \(key.form); the default is \(key.standard).\n"
      }
    }
    return text
  }

  /// Whether the default of `key` is a valid value; some defaults are descriptions.
  private static func isValue<Target>(
    _ standard: String, of key: KeyRule<Target>, for target: Target
  ) -> Bool {
    let text = "[\(key.group)]\n\(key.name)=\(standard)\n"
    var copy = target
    guard let file = try? KeyFile(Array(text.utf8), path: ""),
      let value = file[key.group]?.value(key.name)
    else { return false }
    return key.read(value, into: &copy) == nil
  }
}
