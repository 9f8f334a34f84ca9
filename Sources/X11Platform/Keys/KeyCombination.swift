package import CX11

/// A key with modifiers, written like `Ctrl+Shift+z`.
package struct KeyCombination: Hashable, Sendable {
  /// The modifiers.
  let modifiers: KeyModifiers
  /// The keysym.
  ///
  /// Letters are lowercase; Shift is one of the modifiers.
  let keysym: KeySym

  /// The key of `keysym` with `modifiers`.
  package init(_ modifiers: KeyModifiers = [], _ keysym: KeySym) {
    (self.modifiers, self.keysym) = (modifiers, keysym.lowercased)
  }

  /// The combination that `text` names: any number of modifiers and one of X's keysym names, joined by
  /// `+`.
  ///
  /// - Throws: `KeyCombinationError` if a name is unknown.
  package init(_ text: String) throws(KeyCombinationError) {
    let parts = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    var modifiers: KeyModifiers = []
    for name in parts.dropLast() {
      guard let modifier = KeyModifiers(name: name) else { throw .modifier(name) }
      modifiers.insert(modifier)
    }
    let name = parts.last ?? ""
    let keysym = XStringToKeysym(name)
    guard keysym != KeySym(NoSymbol) else { throw .key(name) }
    self.init(modifiers, keysym)
  }

  /// The text that names the combination, in the form of the configuration.
  package var text: String {
    (modifiers.names + [keysym.name ?? "NoSymbol"]).joined(separator: "+")
  }

  /// The names of common keys: those of Latin-1 characters, and those without a character.
  package static var keyNames: [String] {
    let latin = KeySym(XK_space)...KeySym(XK_ydiaeresis)
    let functions = KeySym(XK_ISO_Lock)...KeySym(XK_Delete)
    return [Array(latin), Array(functions)].joined().compactMap(\.name)
  }

  /// The name of the key that types `scalar`, a character of Latin-1; `nil` for any other character.
  package static func keyName(of scalar: Unicode.Scalar) -> String? {
    scalar.value < 0x100 ? KeySym(scalar.value).name : nil
  }

  /// The text to show to users, with the label engraved on the key.
  package var label: String { (modifiers.names + [keysym.engraving]).joined(separator: "+") }
}

extension KeySym {
  /// X's name of the key; of two names, the one that resembles the engraving.
  package var name: String? {
    switch Int32(truncatingIfNeeded: self) {
    case XK_Page_Up: "Page_Up"
    case XK_Page_Down: "Page_Down"
    default: XKeysymToString(self).map { String(cString: $0) }
    }
  }

  /// The label engraved on the key: its character, or its name.
  fileprivate var engraving: String {
    if let character, !character.isWhitespace { return character.uppercased() }
    return switch Int32(truncatingIfNeeded: self) {
    case XK_space: "Space"
    case XK_Return: "Enter"
    case XK_Escape: "Esc"
    case XK_BackSpace: "Backspace"
    default: (name ?? "").split(separator: "_").joined(separator: " ")
    }
  }

  /// The character of the keysym; `nil` if it has none.
  ///
  /// Keysyms of Latin-1 are their code points; those of other Unicode characters are 0x1000000 above
  /// their code points.
  package var character: Character? {
    let code = self > 0x100_0000 ? self - 0x100_0000 : self
    guard code >= 0x20, code <= 0xff || self > 0x100_0000, code != 0x7f else { return nil }
    return UInt32(exactly: code).flatMap(Unicode.Scalar.init).map(Character.init)
  }

  /// The keysym of the lowercase letter, if this is the keysym of an uppercase one.
  var lowercased: KeySym {
    var (lower, upper) = (KeySym(), KeySym())
    XConvertCase(self, &lower, &upper)
    return lower
  }
}

/// Why a text names no key combination.
package enum KeyCombinationError: Error, Equatable {
  /// There is no modifier of this name.
  case modifier(String)
  /// There is no keysym of this name.
  case key(String)
}
