import CX11
import GridCore
import Testing

@testable import X11Platform

@Suite struct PressedKeyTests {
  @Test(arguments: [
    (XK_Escape, KeyCommand.escape), (XK_Return, .activate(staysOpen: false)),
    (XK_KP_Enter, .activate(staysOpen: false)), (XK_Page_Up, .pageUp), (XK_Page_Down, .pageDown),
    (XK_Home, .home), (XK_End, .end), (XK_Left, .arrow(.left)), (XK_Right, .arrow(.right)),
    (XK_Up, .arrow(.up)), (XK_Down, .arrow(.down)), (XK_Tab, .nextSection),
    (XK_ISO_Left_Tab, .previousSection), (XK_space, .lift), (XK_BackSpace, .deleteBackward),
    (XK_Delete, .delete), (XK_Menu, .menu),
  ])
  func `named keys work in every group and with the locks on`(key: Int32, command: KeyCommand) {
    for group in 0..<4 {
      for lock in [0, LockMask, Mod2Mask, LockMask | Mod2Mask] {
        #expect(meaning(key, state: lock | Int32(group) << 13) == command)
      }
    }
  }

  @Test(arguments: [
    (XK_Return, ControlMask, KeyCommand.activate(staysOpen: true)),
    (XK_KP_Enter, ControlMask, .activate(staysOpen: true)),
    (XK_Tab, ShiftMask, .previousSection), (XK_F10, ShiftMask, .menu),
    (XK_Left, ControlMask | ShiftMask, .move(.left)),
    (XK_KP_Down, ControlMask | ShiftMask | Mod2Mask, .move(.down)),
    (XK_z, ControlMask, .undo), (XK_z, ControlMask | ShiftMask, .redo),
    (XK_d, ControlMask, .toggleMembership), (XK_e, ControlMask, .toggleEditing),
    (XK_1, Mod1Mask, .launchFavorite(1)), (XK_9, Mod1Mask, .launchFavorite(9)),
    (XK_Escape, ShiftMask, .escape), (XK_BackSpace, ShiftMask, .deleteBackward),
    (XK_space, ShiftMask, .lift),
  ])
  func `modifiers make other commands, and Shift alone none of a named key`(
    key: Int32, state: Int32, command: KeyCommand
  ) {
    #expect(meaning(key, state: state) == command)
  }

  @Test func `the window is closed by Ctrl and Q or W, and F1 helps`() {
    for key in [XK_q, XK_w] { #expect(meaning(key, state: ControlMask) == .close) }
    #expect(meaning(XK_F1) == .pageMenu)
  }

  @Test func `the keypad types digits while Num Lock is on`() {
    for (key, digit) in [
      (XK_KP_Home, XK_KP_7), (XK_KP_Left, XK_KP_4), (XK_KP_Delete, XK_KP_Decimal),
    ] {
      let levels = [KeySym(key), KeySym(digit)]
      func meaning(_ state: Int32) -> KeyCommand? {
        PressedKey(keysyms: [levels], state: UInt32(state)).command(in: KeyBindings())
      }
      #expect(meaning(0) != nil && meaning(0) == meaning(Mod2Mask | ShiftMask))
      #expect(meaning(Mod2Mask) == nil && meaning(ShiftMask) == nil)
    }
  }

  @Test(
    arguments: [
      (XK_z, 0), (XK_z, Mod1Mask | ControlMask), (XK_Escape, Mod1Mask), (XK_x, ControlMask),
      (XK_q, ControlMask | ShiftMask), (XK_0, Mod1Mask), (XK_1, 0), (XK_1, Mod1Mask | ControlMask),
      (XK_space, ControlMask), (XK_Left, Mod4Mask), (XK_F10, 0),
    ] as [(Int32, Int32)])
  func `other keys are left alone`(key: Int32, state: Int32) {
    #expect(meaning(key, state: state) == nil)
  }

  @Test func `the active layout decides, and Latin letters of another one help out`() {
    // A key that is W in the first layout, Cyrillic in the second and Z in the third.
    let key = [[XK_w, XK_W], [XK_Cyrillic_tse, XK_Cyrillic_TSE], [XK_z, XK_Z]]
    let meanings = [KeyCommand.close, .close, .undo]
    for (group, meaning) in meanings.enumerated() {
      let state = UInt32(ControlMask) | UInt32(group) << 13
      let press = PressedKey(keysyms: key.map { $0.map(KeySym.init) }, state: state)
      #expect(press.command(in: KeyBindings()) == meaning)
    }
    #expect(PressedKey(keysyms: [], state: UInt32(ControlMask)).command(in: KeyBindings()) == nil)
  }

  @Test func `a digit that needs Shift is still a digit`() {
    for state in [Mod1Mask, Mod1Mask | ShiftMask] {
      let press = PressedKey(
        keysyms: [[KeySym(XK_ampersand), KeySym(XK_1)]], state: UInt32(state))
      #expect(press.command(in: KeyBindings()) == .launchFavorite(1))
    }
  }

  @Test(arguments: [Mod1Mask, Mod1Mask | Mod2Mask])
  func `a digit on a third level, or on the keypad, is still a digit`(state: Int32) {
    let lithuanian = [XK_aogonek, XK_Aogonek, XK_1, XK_exclam].map(KeySym.init)
    let press = PressedKey(keysyms: [lithuanian], state: UInt32(state))
    #expect(press.command(in: KeyBindings()) == .launchFavorite(1))
    let keypad = PressedKey(
      keysyms: [[KeySym(XK_KP_End), KeySym(XK_KP_1)]], state: UInt32(Mod1Mask | Mod2Mask))
    #expect(keypad.command(in: KeyBindings()) == .launchFavorite(1))
  }

  @Test func `a named key on any level does what it is named for`() {
    let key = [[XK_i, XK_I, XK_slash, XK_Left].map(KeySym.init)]
    for (state, selected, command) in [
      (Mod3Mask, XK_Left, KeyCommand.arrow(.left)), (0, XK_i, nil),
      (Mod3Mask | ControlMask | ShiftMask, XK_Left, .move(.left)),
      (Mod3Mask, XK_BackSpace, .deleteBackward),
      (Mod3Mask, XK_KP_Enter, .activate(staysOpen: false)),
      (Mod3Mask, XK_slash, nil),
    ] as [(Int32, Int32, KeyCommand?)] {
      let press = PressedKey(keysyms: key, selected: KeySym(selected), state: UInt32(state))
      #expect(press.command(in: KeyBindings()) == command)
    }
  }

  @Test func `a sign that needs Shift can be bound as the sign it is`() throws {
    let bindings = KeyBindings(["Undo": [try KeyCombination("Ctrl+plus")]])
    for (state, meaning) in [
      (ControlMask | ShiftMask, KeyCommand.undo), (ControlMask, nil),
    ] as [(Int32, KeyCommand?)] {
      let press = PressedKey(keysyms: [[KeySym(XK_equal), KeySym(XK_plus)]], state: UInt32(state))
      #expect(press.command(in: bindings) == meaning)
    }
  }

  private func meaning(_ key: Int32, state: Int32 = 0) -> KeyCommand? {
    let group = [KeySym(key), KeySym(key)]
    return PressedKey(keysyms: [group, group, group, group], state: UInt32(state))
      .command(in: KeyBindings())
  }
}
