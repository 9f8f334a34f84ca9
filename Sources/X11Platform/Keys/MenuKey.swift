package import CX11

/// What a key means to a menu.
package enum MenuKey: Equatable, Sendable {
  /// To the entry before or after, the first one after the last.
  case up, down
  /// To the first or the last entry.
  case home, end
  /// Chooses what is highlighted.
  case choose
  /// Closes the menu.
  case close
  /// To the next entry whose title begins with it.
  case letter(Character)
}

extension MenuKey {
  /// What a key means to a menu, or `nil` for nothing.
  ///
  /// Named keys are the same in every group of the keyboard; of letters the first group that has one
  /// counts.
  ///
  /// - Parameter keysyms: The unshifted keysyms of the key, one a group.
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
