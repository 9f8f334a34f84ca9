package import CX11

/// The meaning of a key in a menu.
package enum MenuKey: Equatable, Sendable {
  /// Moves to the previous or next entry, and wraps around.
  case up, down
  /// Moves to the first or the last entry.
  case home, end
  /// Chooses the highlighted entry.
  case choose
  /// Closes the menu.
  case close
  /// Moves to the next entry whose title begins with the letter.
  case letter(Character)
}

extension MenuKey {
  /// The meaning of a key; `nil` if it has none.
  ///
  /// A named key counts in any group of the keyboard. A letter is that of the first group that has one.
  ///
  /// - Parameter keysyms: The unshifted keysym of the key in each group.
  package init?(keysyms: [KeySym]) {
    if let key = keysyms.lazy.compactMap(MenuKey.init(named:)).first {
      self = key
    } else if let letter = keysyms.lazy.compactMap(\.character).first {
      self = .letter(letter)
    } else {
      return nil
    }
  }

  private init?(named keysym: KeySym) {
    switch Int32(truncatingIfNeeded: keysym) {
    case XK_Up, XK_KP_Up: self = .up
    case XK_Down, XK_KP_Down, XK_Tab: self = .down
    case XK_Home, XK_KP_Home, XK_Page_Up: self = .home
    case XK_End, XK_KP_End, XK_Page_Down: self = .end
    case XK_Return, XK_KP_Enter, XK_space: self = .choose
    case XK_Escape: self = .close
    default: return nil
    }
  }
}
