/// The configuration as a file: every key, those not set as comments with what holds instead.
nonisolated enum ConfigText {
  /// The text for `settings`; reading it makes the same settings.
  static func text(_ settings: Settings) -> String {
    var text = ""
    var group = ""
    for key in ConfigKey.all + ConfigKey.otherBoards(in: settings) {
      if key.group != group {
        text += (group.isEmpty ? "" : "\n") + "[\(key.group)]\n"
        group = key.group
      }
      if let value = key.value(settings) {
        text += "\(key.name)=\(value)\n"
      } else {
        text += "#\(key.name)=\(key.standard)\n"
      }
    }
    return text
  }
}
