import Freedesktop

/// A file of keys as text: every key below a comment that explains it, those not set as comments
/// with what holds instead, where that is a value.
package enum ConfigText {
  /// The text for the configuration `settings`; reading it makes the same settings.
  package static func text(_ settings: Settings) -> String {
    text(ConfigKey.all + ConfigKey.otherBoards(in: settings), of: settings)
  }

  /// The text for what `target` sets of `keys`.
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

  /// Whether what holds without `key` can be written as its value; some defaults are words.
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
