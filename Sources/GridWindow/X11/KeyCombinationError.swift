import CX11

/// Why a text names no key combination.
nonisolated enum KeyCombinationError: Error, Equatable, CustomStringConvertible {
  /// There is no modifier of this name.
  case modifier(String)
  /// There is no keysym of this name.
  case key(String)

  var description: String {
    switch self {
    case .modifier(let name):
      let names = KeyModifiers.names
      return "there is no modifier “\(name)”"
        + (Spelling.nearest(to: name, among: names).map { Spelling.question($0) }
          ?? "; there are \(names.joined(separator: ", "))")
    case .key(let name):
      return "there is no key “\(name)”" + Spelling.question(Self.nearestKey(to: name))
    }
  }

  /// The name of the keysym that may be meant: that of the character itself, or one spelled alike.
  private static func nearestKey(to name: String) -> String? {
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
