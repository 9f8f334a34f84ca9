/// A file of keys as text: every key, those not set as comments with what holds instead.
nonisolated enum ConfigText {
  /// The text for the configuration `settings`; reading it makes the same settings.
  static func text(_ settings: Settings) -> String {
    text(ConfigKey.all + ConfigKey.otherBoards(in: settings), of: settings)
  }

  /// The text for what `target` sets of `keys`.
  static func text<Target>(_ keys: [KeyRule<Target>], of target: Target) -> String {
    var text = ""
    var group = ""
    for key in keys {
      if key.group != group {
        text += (group.isEmpty ? "" : "\n") + "[\(key.group)]\n"
        group = key.group
      }
      if let value = key.value(target) {
        text += "\(key.name)=\(value)\n"
      } else {
        text += "#\(key.name)=\(key.standard)\n"
      }
    }
    return text
  }
}
