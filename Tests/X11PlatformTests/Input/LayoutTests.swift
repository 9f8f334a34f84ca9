import CX11
import Glibc
import GridCore
import TestSupport
import Testing

@testable import X11Platform

/// C59: keys under three layouts of a real server.
@Suite struct LayoutTests {
  /// The keys that are Z, W and 1 on an American keyboard.
  private static let (z, w, one): (UInt32, UInt32, UInt32) = (52, 25, 10)

  @Test func `C59 commands and text follow the active layout`() throws {
    let page = try Page()
    try setLayouts("us,ru,fr", of: page)
    let control = UInt32(ControlMask)
    #expect(press(Self.z, control, group: 0, on: page) == [.input(.key(.undo))])
    #expect(press(Self.z, control, group: 1, on: page) == [.input(.key(.undo))])
    #expect(press(Self.z, control, group: 2, on: page) == [.input(.key(.close))])
    #expect(press(Self.w, control, group: 0, on: page) == [.input(.key(.close))])
    #expect(press(Self.w, control, group: 1, on: page) == [.input(.key(.close))])
    #expect(press(Self.w, control, group: 2, on: page) == [.input(.key(.undo))])
    for (group, text) in ["z", "я", "w"].enumerated() {
      #expect(press(Self.z, 0, group: UInt32(group), on: page) == [.input(.text(text))])
    }
  }

  @Test func `C59 named keys and digits are the same in all layouts`() throws {
    let page = try Page()
    try setLayouts("us,ru,fr", of: page)
    let keys: [(Int32, InputEvent)] = [
      (XK_Escape, .key(.escape)), (XK_Left, .key(.arrow(.left))),
      (XK_Return, .key(.activate(staysOpen: false))), (XK_Page_Down, .key(.pageDown)),
      (XK_Delete, .key(.delete)), (XK_space, .key(.lift, typing: " ")), (XK_Menu, .key(.menu)),
    ]
    for group in UInt32(0)..<3 {
      for (keysym, event) in keys {
        let code = UInt32(XKeysymToKeycode(page.display.pointer, KeySym(keysym)))
        #expect(press(code, 0, group: group, on: page) == [.input(event)])
      }
      let alt = UInt32(Mod1Mask)
      #expect(press(Self.one, alt, group: group, on: page) == [.input(.key(.launchFavorite(1)))])
    }
  }

  @Test func `the arrows and digits of levels beyond Shift work`() throws {
    let page = try Page()
    try setLayouts("de(neo),lt,vn", of: page)
    // Neo's fourth level has the arrows around the key that is D on an American keyboard.
    let arrows: [(UInt32, KeyCommand)] = [
      (26, .arrow(.up)), (39, .arrow(.left)), (40, .arrow(.down)), (41, .arrow(.right)),
    ]
    for (code, command) in arrows {
      #expect(press(code, UInt32(Mod3Mask), group: 0, on: page) == [.input(.key(command))])
    }
    for group in UInt32(1)...2 {
      #expect(
        press(Self.one, UInt32(Mod1Mask), group: group, on: page)
          == [.input(.key(.launchFavorite(1)))])
    }
  }

  @Test func `dead keys and Compose work without an input method's server`() throws {
    let page = try Page()
    try setLayouts("us(intl)", of: page)
    let (apostrophe, e): (UInt32, UInt32) = (48, 26)
    focus(page)
    #expect(press(apostrophe, 0, group: 0, on: page).isEmpty)
    #expect(press(e, 0, group: 0, on: page).isEmpty)
    #expect(page.events() == [.input(.text("é"))])
  }

  private func press(
    _ code: UInt32, _ state: UInt32, group: UInt32, on page: Page
  ) -> [WindowEvent] {
    var event = XEvent()
    event.xkey.type = KeyPress
    event.xkey.display = page.display.pointer
    event.xkey.window = page.window.id
    (event.xkey.keycode, event.xkey.state) = (code, state | group << 13)
    var events: [WindowEvent] = []
    page.window.receive(event) { events.append($0) }
    return events
  }

  private func focus(_ page: Page) {
    var event = XEvent()
    event.xfocus.type = FocusIn
    event.xfocus.window = page.window.id
    (event.xfocus.mode, event.xfocus.detail) = (NotifyNormal, NotifyNonlinear)
    page.window.receive(event) { _ in }
  }

  private func setLayouts(_ layouts: String, of page: Page) throws {
    let process = try ChildProcess(["setxkbmap", "-display", page.server.name, layouts])
    try #require(process.wait() == 0)
    _ = page.events()
  }
}
