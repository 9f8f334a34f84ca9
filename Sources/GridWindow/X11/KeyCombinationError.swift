import CX11

/// Why a text names no key combination.
nonisolated enum KeyCombinationError: Error, Equatable, CustomStringConvertible {
  /// There is no modifier of this name.
  case modifier(String)
  /// There is no keysym of this name.
  case key(String)

  var description: String {
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
    if name.unicodeScalars.count == 1, let scalar = name.unicodeScalars.first, scalar.value < 0x100
    {
      return KeySym(scalar.value).name
    }
    let latin = KeySym(XK_space)...KeySym(XK_ydiaeresis)
    let functions = KeySym(XK_ISO_Lock)...KeySym(XK_Delete)
    let names = [Array(latin), Array(functions)].joined().compactMap(\.name)
    return Spelling.nearest(to: name, among: names)
  }
}
