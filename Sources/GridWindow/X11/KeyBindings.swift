import CX11
import GridCore

/// What a key asks the program to do.
enum KeyMeaning: Equatable {
  /// Something the grid does.
  case command(KeyCommand)
  /// Closing the window.
  case close
  /// Saying where help is.
  case help
}

/// Which key means what.
///
/// A named key is the same in every layout. A letter or digit is that of the active layout when
/// it has Latin ones, and else that of the first layout that has: shortcuts work while Russian is
/// typed.
struct KeyBindings {
  /// The keysyms of a key: for each group of the keyboard the plain one and that with Shift.
  let keysyms: [[KeySym]]
  /// The modifiers and the group, as X gives them.
  let state: UInt32

  /// What the key means; `nil` when it has none but the text it types.
  var meaning: KeyMeaning? {
    guard !has(Mod4Mask) else { return nil }
    if has(Mod1Mask) { return isControl ? nil : digit.map { .command(.launchFavorite($0)) } }
    let named = keysyms.lazy.compactMap(\.first).compactMap(named).first
    return named ?? (isControl ? shortcut : nil)
  }

  /// Whether the key may type text.
  var typesText: Bool { !isControl && !has(Mod1Mask) && !has(Mod4Mask) }

  private var isControl: Bool { has(ControlMask) }
  private var isShift: Bool { has(ShiftMask) }

  private func has(_ modifier: Int32) -> Bool { state & UInt32(modifier) != 0 }
}

extension KeyBindings {
  private var shortcut: KeyMeaning? {
    let letter = latin(in: XK_a...XK_z).flatMap { Unicode.Scalar(UInt32($0)) }
    return switch (letter, isShift) {
    case ("z", false): .command(.undo)
    case ("z", true): .command(.redo)
    case ("d", false): .command(.toggleMembership)
    case ("e", false): .command(.toggleEditing)
    case ("q", false), ("w", false): .close
    default: nil
    }
  }

  /// The digit from 1 to 9 on the key, typed with or without Shift.
  private var digit: Int? { latin(in: XK_1...XK_9).map { Int($0) - Int(XK_0) } }

  /// The keysym of the active group that is in `range`, or that of the first other group.
  private func latin(in range: ClosedRange<Int32>) -> KeySym? {
    let group = Int(state >> 13 & 3)
    let active = keysyms.indices.contains(group) ? keysyms[group] : []
    let isLatin = active.first.map { (KeySym(XK_space)...KeySym(XK_ydiaeresis)).contains($0) }
    let candidates = isLatin == true ? [active] : [active] + keysyms
    return candidates.joined().first { KeySym(range.lowerBound)...KeySym(range.upperBound) ~= $0 }
  }

  private func named(_ keysym: KeySym) -> KeyMeaning? {
    let key = Int32(truncatingIfNeeded: keysym)
    if key == XK_F1 { return .help }
    if key == XK_Menu || (key == XK_F10 && isShift) { return .command(.menu) }
    return (command(of: key) ?? direction(of: key).map(arrow)).map(KeyMeaning.command)
  }

  private func command(of key: Int32) -> KeyCommand? {
    switch key {
    case XK_Escape: .escape
    case XK_Return, XK_KP_Enter, XK_ISO_Enter: .activate(staysOpen: isControl)
    case XK_Tab: isShift ? .previousSection : .nextSection
    case XK_ISO_Left_Tab: .previousSection
    case XK_space where !isControl: .lift
    case XK_BackSpace: .deleteBackward
    case XK_Delete: .delete
    case XK_Page_Up: .pageUp
    case XK_Page_Down: .pageDown
    case XK_Home: .home
    case XK_End: .end
    default: isKeypadOfDigits ? nil : keypadCommand(of: key)
    }
  }

  private func keypadCommand(of key: Int32) -> KeyCommand? {
    switch key {
    case XK_KP_Delete: .delete
    case XK_KP_Page_Up: .pageUp
    case XK_KP_Page_Down: .pageDown
    case XK_KP_Home: .home
    case XK_KP_End: .end
    default: nil
    }
  }

  private func direction(of key: Int32) -> Direction? {
    switch key {
    case XK_Left: .left
    case XK_Right: .right
    case XK_Up: .up
    case XK_Down: .down
    case XK_KP_Left where !isKeypadOfDigits: .left
    case XK_KP_Right where !isKeypadOfDigits: .right
    case XK_KP_Up where !isKeypadOfDigits: .up
    case XK_KP_Down where !isKeypadOfDigits: .down
    default: nil
    }
  }

  /// Whether the keypad types digits: Num Lock turns them on, and Shift the other way around.
  private var isKeypadOfDigits: Bool { has(Mod2Mask) != isShift }

  private func arrow(_ direction: Direction) -> KeyCommand {
    isControl && isShift ? .move(direction) : .arrow(direction)
  }
}
