import CX11
import GridCore

/// A pressed key, with all the key combinations that it may stand for.
///
/// A named key means the same in every layout. A letter or digit is that of the active layout if the
/// layout is Latin, and otherwise that of the first Latin layout, so shortcuts work while the user
/// types Russian.
struct PressedKey {
  /// The keysyms of the key: for each group of the keyboard those of its levels, the first without
  /// and the second with Shift.
  let keysyms: [[KeySym]]
  /// The keysym on the level that all modifiers select together, whatever they are; `NoSymbol` if it
  /// isn't known.
  var selected = KeySym(NoSymbol)
  /// The modifiers and the group, in X's encoding.
  package let state: UInt32

  /// The command that `bindings` have for the key; `nil` if it only types text.
  package func command(in bindings: KeyBindings) -> KeyCommand? {
    (selectedCombinations + groups.flatMap(combinations)).lazy.compactMap { bindings[$0] }.first
  }

  /// Whether the key can type text: no modifier but Shift is held.
  var typesText: Bool { modifiers.isSubset(of: .shift) }

  private var modifiers: KeyModifiers { KeyModifiers(state: state) }

  /// The keysyms to look up, by group, in order of preference.
  private var groups: [[KeySym]] {
    let group = Int(state >> 13 & 3)
    let active = keysyms.indices.contains(group) ? keysyms[group] : []
    return active.first?.isLatin == true ? [active] : [active] + keysyms
  }

  /// The combinations of a named key on a level beyond Shift, such as the arrows of the Neo layout.
  private var selectedCombinations: [KeyCombination] {
    guard selected.isNamed else { return [] }
    let names = [selected, selected.mainKey].compactMap(\.self)
    return names.map { .init(modifiers, $0) }
      + names.map { .init(modifiers.subtracting(.shift), $0) }
  }

  /// The combinations that the keysyms of one group may stand for, the most exact first.
  private func combinations(_ levels: [KeySym]) -> [KeyCombination] {
    guard let plain = levels.first, let shifted = levels.prefix(2).last else { return [] }
    let isOfDigits = plain.isKeypad && typesKeypadDigits
    let keysym = isOfDigits ? shifted : plain
    let unshifted = modifiers.subtracting(.shift)
    var combinations = [KeyCombination(modifiers, keysym)]
    if let main = keysym.mainKey { combinations.append(KeyCombination(modifiers, main)) }
    if shifted.lowercased != plain.lowercased {
      if isShifted { combinations += [.init(modifiers, shifted), .init(unshifted, shifted)] }
      if shifted.isDigit { combinations.append(KeyCombination(modifiers, shifted)) }
    }
    if isShifted, keysym.isNamed {
      combinations += [keysym.mainKey ?? keysym].map { .init(unshifted, $0) }
    }
    // The digits of Lithuanian and Vietnamese lie on a third level.
    combinations += levels.dropFirst(2).filter(\.isDigit).map { .init(modifiers, $0) }
    return combinations
  }

  private var isShifted: Bool { modifiers.contains(.shift) }

  /// Whether the keypad types digits: Num Lock turns them on, and Shift inverts that.
  private var typesKeypadDigits: Bool { (state & UInt32(Mod2Mask) != 0) != isShifted }
}

extension KeySym {
  fileprivate var isLatin: Bool { (KeySym(XK_space)...KeySym(XK_ydiaeresis)).contains(self) }

  fileprivate var isDigit: Bool { (KeySym(XK_0)...KeySym(XK_9)).contains(self) }

  /// Whether the key types the same with Shift.
  fileprivate var isNamed: Bool {
    self == KeySym(XK_space) || (KeySym(XK_ISO_Lock)...KeySym(XK_Delete)).contains(self)
  }

  /// Whether it is a keypad key that types a digit while Num Lock is on.
  fileprivate var isKeypad: Bool {
    (KeySym(XK_KP_Home)...KeySym(XK_KP_Delete)).contains(self)
  }

  /// The key of the main block with the same function as this keypad key.
  fileprivate var mainKey: KeySym? {
    switch Int32(truncatingIfNeeded: self) {
    case XK_KP_Enter: KeySym(XK_Return)
    case XK_KP_Home...XK_KP_Begin: self - KeySym(XK_KP_Home) + KeySym(XK_Home)
    case XK_KP_0...XK_KP_9: self - KeySym(XK_KP_0) + KeySym(XK_0)
    case XK_KP_Insert: KeySym(XK_Insert)
    case XK_KP_Delete: KeySym(XK_Delete)
    default: nil
    }
  }
}
