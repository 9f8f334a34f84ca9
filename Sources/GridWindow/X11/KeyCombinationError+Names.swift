extension KeyCombinationError {
  /// What is written elsewhere for no key.
  static let nothing: Set = ["none", "off", "no", "false", "disabled", "unset", "null"]

  /// What X calls keys that have something else engraved, or are called otherwise elsewhere.
  static let otherNames = [
    "enter": "Return", "esc": "Escape", "del": "Delete", "ins": "Insert", "bksp": "BackSpace",
    "pageup": "Page_Up", "pagedown": "Page_Down", "pgup": "Page_Up", "pgdn": "Page_Down",
    "pgdown": "Page_Down", "spacebar": "space", "arrowup": "Up", "arrowdown": "Down",
    "arrowleft": "Left", "arrowright": "Right",
  ]

  private static let otherModifiers = [
    "control": "Ctrl", "primary": "Ctrl", "mod1": "Alt", "meta": "Alt", "option": "Alt",
    "mod4": "Super", "win": "Super", "windows": "Super", "logo": "Super", "cmd": "Super",
    "command": "Super",
  ]

  /// The modifier that is called `name`, whatever its case, here or by other programs.
  static func modifier(calledElsewhere name: String) -> String? {
    let name = name.lowercased()
    return otherModifiers[name] ?? KeyModifiers.names.first { $0.lowercased() == name }
  }

  /// The name without what only parts its words.
  static func plain(_ name: String) -> String {
    name.lowercased().filter { $0 != "_" && $0 != "-" }
  }
}
