import CX11
import GridCore

/// A key that was pressed, with all that it may stand for.
///
/// A named key is the same in every layout. A letter or digit is that of the active layout when
/// it has Latin ones, and else that of the first layout that has: shortcuts work while Russian is
/// typed.
struct PressedKey {
  /// The keysyms of the key: for each group of the keyboard the plain one and that with Shift.
  let keysyms: [[KeySym]]
  /// The modifiers and the group, as X gives them.
  package let state: UInt32

  /// What the key asks for by `bindings`; `nil` when it means nothing but the text it types.
  package func command(in bindings: KeyBindings) -> KeyCommand? {
    groups.lazy.flatMap(combinations).compactMap { bindings[$0] }.first
  }

  /// Whether the key may type text.
  var typesText: Bool { modifiers.isSubset(of: .shift) }

  private var modifiers: KeyModifiers { KeyModifiers(state: state) }

  /// The keysyms that count, by group.
  private var groups: [[KeySym]] {
    let group = Int(state >> 13 & 3)
    let active = keysyms.indices.contains(group) ? keysyms[group] : []
    return active.first?.isLatin == true ? [active] : [active] + keysyms
  }

  /// The combinations that the keysyms of a group may be meant as, the most exact first.
  private func combinations(_ levels: [KeySym]) -> [KeyCombination] {
    guard let plain = levels.first, let shifted = levels.last else { return [] }
    let isOfDigits = plain.isKeypad && typesKeypadDigits
    let keysym = isOfDigits ? shifted : plain
    let unshifted = modifiers.subtracting(.shift)
    var combinations = [KeyCombination(modifiers, keysym)]
    if let main = keysym.mainOfKeypad { combinations.append(KeyCombination(modifiers, main)) }
    if shifted.smallLetter != plain.smallLetter {
      if isShifted { combinations += [.init(modifiers, shifted), .init(unshifted, shifted)] }
      if shifted.isDigit { combinations.append(KeyCombination(modifiers, shifted)) }
    }
    if isShifted, keysym.isNamed {
      combinations += [keysym.mainOfKeypad ?? keysym].map { .init(unshifted, $0) }
    }
    return combinations
  }

  private var isShifted: Bool { modifiers.contains(.shift) }

  /// Whether the keypad types digits: Num Lock turns them on, and Shift the other way around.
  private var typesKeypadDigits: Bool { (state & UInt32(Mod2Mask) != 0) != isShifted }
}

extension KeySym {
  fileprivate var isLatin: Bool { (KeySym(XK_space)...KeySym(XK_ydiaeresis)).contains(self) }

  fileprivate var isDigit: Bool { (KeySym(XK_0)...KeySym(XK_9)).contains(self) }

  /// Whether Shift makes no other character of it.
  fileprivate var isNamed: Bool {
    self == KeySym(XK_space) || (KeySym(XK_ISO_Lock)...KeySym(XK_Delete)).contains(self)
  }

  /// Whether it is a key of the keypad that Num Lock makes a digit.
  fileprivate var isKeypad: Bool {
    (KeySym(XK_KP_Home)...KeySym(XK_KP_Delete)).contains(self)
  }

  /// The key that this one of the keypad does the work of.
  fileprivate var mainOfKeypad: KeySym? {
    switch Int32(truncatingIfNeeded: self) {
    case XK_KP_Enter: KeySym(XK_Return)
    case XK_KP_Home...XK_KP_Begin: self - KeySym(XK_KP_Home) + KeySym(XK_Home)
    case XK_KP_Insert: KeySym(XK_Insert)
    case XK_KP_Delete: KeySym(XK_Delete)
    default: nil
    }
  }
}
