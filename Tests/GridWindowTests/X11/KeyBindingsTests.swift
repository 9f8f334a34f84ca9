import CX11
import GridCore
import Testing

@testable import GridWindow

@Suite struct KeyBindingsTests {
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
        #expect(meaning(key, state: lock | Int32(group) << 13) == .command(command))
      }
    }
  }

  @Test(arguments: [
    (XK_Return, ControlMask, KeyCommand.activate(staysOpen: true)),
    (XK_Tab, ShiftMask, .previousSection), (XK_F10, ShiftMask, .menu),
    (XK_Left, ControlMask | ShiftMask, .move(.left)),
    (XK_KP_Down, ControlMask | ShiftMask | Mod2Mask, .move(.down)),
    (XK_z, ControlMask, .undo), (XK_z, ControlMask | ShiftMask, .redo),
    (XK_d, ControlMask, .toggleMembership), (XK_e, ControlMask, .toggleEditing),
    (XK_1, Mod1Mask, .launchFavorite(1)), (XK_9, Mod1Mask, .launchFavorite(9)),
  ])
  func `modifiers make other commands`(key: Int32, state: Int32, command: KeyCommand) {
    #expect(meaning(key, state: state) == .command(command))
  }

  @Test func `the window is closed by Ctrl and Q or W, and F1 helps`() {
    for key in [XK_q, XK_w] { #expect(meaning(key, state: ControlMask) == .close) }
    #expect(meaning(XK_F1) == .help)
  }

  @Test func `the keypad types digits while Num Lock is on`() {
    #expect(meaning(XK_KP_Home) == .command(.home))
    #expect(meaning(XK_KP_Left) == .command(.arrow(.left)))
    for key in [XK_KP_Home, XK_KP_Left, XK_KP_Delete] {
      #expect(meaning(key, state: Mod2Mask) == nil)
      #expect(meaning(key, state: Mod2Mask | ShiftMask) != nil)
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
    let meanings = [KeyMeaning.close, .close, .command(.undo)]
    for (group, meaning) in meanings.enumerated() {
      let state = UInt32(ControlMask) | UInt32(group) << 13
      #expect(
        KeyBindings(keysyms: key.map { $0.map(KeySym.init) }, state: state).meaning == meaning)
    }
    #expect(KeyBindings(keysyms: [], state: UInt32(ControlMask)).meaning == nil)
  }

  @Test func `a digit that needs Shift is still a digit`() {
    let key = [[KeySym(XK_ampersand), KeySym(XK_1)]]
    #expect(
      KeyBindings(keysyms: key, state: UInt32(Mod1Mask)).meaning == .command(.launchFavorite(1)))
  }

  private func meaning(_ key: Int32, state: Int32 = 0) -> KeyMeaning? {
    let group = [KeySym(key), KeySym(key)]
    return KeyBindings(keysyms: [group, group, group, group], state: UInt32(state)).meaning
  }
}
