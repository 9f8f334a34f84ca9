import X11Platform

/// What to write instead.
extension KeyCombinationError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .modifier(let name): "there is no modifier “\(name)”" + Self.adviceOnModifier(name)
    case .key(let name): "there is no key “\(name)”" + Self.adviceOnKey(name)
    }
  }

  private static func adviceOnModifier(_ name: String) -> String {
    nearestModifier(to: name).map { Spelling.question($0) }
      ?? "; there are \(KeyModifiers.names.joined(separator: ", "))"
  }

  /// What to write instead of `name`: nothing, a modifier with a key, another form, or a key.
  private static func adviceOnKey(_ name: String) -> String {
    if nothing.contains(name.lowercased()) {
      return "; for no key at all write nothing after the ="
    }
    if let modifier = modifier(calledElsewhere: name) {
      return "; a key follows a modifier, as in \(modifier)+z"
    }
    let isWord = name.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || isDigitOrLine($0) }
    if name.unicodeScalars.count > 1, !isWord, otherNames[plain(name)] == nil {
      return "; keys are written like Ctrl+Shift+z"
    }
    return Spelling.question(nearestKey(to: name))
  }

  private static func isDigitOrLine(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || ("0"..."9").contains(scalar)
  }

  private static func nearestModifier(to name: String) -> String? {
    modifier(calledElsewhere: name) ?? Spelling.nearest(to: name, among: KeyModifiers.names)
  }

  /// The name of the keysym that may be meant: that of the character itself, another name for the
  /// same key, or one spelled alike.
  private static func nearestKey(to name: String) -> String? {
    if let known = otherNames[plain(name)] { return known }
    if name.unicodeScalars.count == 1, let scalar = name.unicodeScalars.first,
      let key = KeyCombination.keyName(of: scalar)
    {
      return key
    }
    return Spelling.nearest(to: name, among: KeyCombination.keyNames)
  }
}

extension KeyCombinationError {
  /// What is written elsewhere for no key.
  package static let nothing: Set = ["none", "off", "no", "false", "disabled", "unset", "null"]

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
  private static func modifier(calledElsewhere name: String) -> String? {
    let name = name.lowercased()
    return otherModifiers[name] ?? KeyModifiers.names.first { $0.lowercased() == name }
  }

  /// The name without what only parts its words.
  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0 != "_" && $0 != "-" }
  }
}
