import CX11
import GridCore
import Testing

@testable import GridWindow

@Suite struct KeyCommandTests {
  @Test(arguments: [
    (XK_Escape, KeyCommand.escape), (XK_Page_Up, .pageUp), (XK_KP_Page_Down, .pageDown),
    (XK_Home, .home), (XK_KP_End, .end),
  ])
  func `named keys work in every group and with the locks on`(key: Int32, command: KeyCommand) {
    let keysyms = [KeySym](repeating: KeySym(key), count: 4)
    for lock in [0, LockMask, Mod2Mask, LockMask | Mod2Mask] {
      #expect(KeyCommand(keysyms: keysyms, state: UInt32(lock)) == command)
    }
  }

  @Test func `a shortcut is found in the group that has its letter`() {
    let keysyms = [KeySym(XK_Cyrillic_ya), KeySym(XK_z)]
    let (control, shift) = (UInt32(ControlMask), UInt32(ShiftMask))
    #expect(KeyCommand(keysyms: keysyms, state: control) == .undo)
    #expect(KeyCommand(keysyms: keysyms, state: control | shift) == .redo)
    #expect(KeyCommand(keysyms: keysyms, state: 0) == nil)
  }

  @Test func `keys of other programs are left alone`() {
    let z = [KeySym(XK_z)]
    #expect(KeyCommand(keysyms: z, state: UInt32(ControlMask | Mod1Mask)) == nil)
    #expect(KeyCommand(keysyms: [KeySym(XK_Escape)], state: UInt32(Mod1Mask)) == nil)
    #expect(KeyCommand(keysyms: [KeySym(XK_q)], state: UInt32(ControlMask)) == nil)
    #expect(KeyCommand(keysyms: [], state: 0) == nil)
  }
}
