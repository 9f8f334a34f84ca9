package import CX11

/// A key together with the modifiers that are held, written like `Ctrl+Shift+z`.
package struct KeyCombination: Hashable, Sendable {
  /// The modifiers.
  let modifiers: KeyModifiers
  /// The keysym; of a letter the small one, for Shift is told by the modifiers.
  let keysym: KeySym

  /// The key of `keysym` with `modifiers`.
  package init(_ modifiers: KeyModifiers = [], _ keysym: KeySym) {
    (self.modifiers, self.keysym) = (modifiers, keysym.smallLetter)
  }

  /// The combination that `text` names: any modifiers and one of X's keysyms, with `+` between.
  ///
  /// - Throws: What is wrong with the text, and what may be meant.
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

  /// The text that names the combination.
  package var text: String {
    (modifiers.names + [keysym.name ?? "NoSymbol"]).joined(separator: "+")
  }

  /// The names of the keys that most keyboards have: those of Latin-1 and those that type nothing.
  package static var keyNames: [String] {
    let latin = KeySym(XK_space)...KeySym(XK_ydiaeresis)
    let functions = KeySym(XK_ISO_Lock)...KeySym(XK_Delete)
    return [Array(latin), Array(functions)].joined().compactMap(\.name)
  }

  /// The name of the key that types `scalar`, a character of Latin-1; `nil` for any other one.
  package static func keyName(of scalar: Unicode.Scalar) -> String? {
    scalar.value < 0x100 ? KeySym(scalar.value).name : nil
  }

  /// The text that shows it to a person, with what is engraved on the key.
  package var label: String { (modifiers.names + [keysym.engraving]).joined(separator: "+") }
}

extension KeySym {
  /// What X calls the key; of two names that of the engraving.
  package var name: String? {
    switch Int32(truncatingIfNeeded: self) {
    case XK_Page_Up: "Page_Up"
    case XK_Page_Down: "Page_Down"
    default: XKeysymToString(self).map { String(cString: $0) }
    }
  }

  /// What is engraved on the key: its character, or else its name.
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

  /// The character of the keysym: those of Latin-1 are their own code points, and the others of
  /// Unicode lie 0x1000000 above them.
  package var character: Character? {
    let code = self > 0x100_0000 ? self - 0x100_0000 : self
    guard code >= 0x20, code <= 0xff || self > 0x100_0000, code != 0x7f else { return nil }
    return UInt32(exactly: code).flatMap(Unicode.Scalar.init).map(Character.init)
  }

  /// The keysym of the small letter, where this is that of a capital one.
  var smallLetter: KeySym {
    var (small, capital) = (KeySym(), KeySym())
    XConvertCase(self, &small, &capital)
    return small
  }
}
