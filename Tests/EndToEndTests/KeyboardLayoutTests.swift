import CX11
import TestSupport
import Testing

@testable import EndToEndSupport

/// C59: several keyboard layouts at once, and the one that is on.
@Suite struct KeyboardLayoutTests {
  /// A layout of the keyboard by its group: the key that undoes, and what the key A types.
  struct Layout: CustomTestStringConvertible {
    let group: UInt32
    let undo: KeyCode
    let text: String
    var testDescription: String { text }
  }

  /// The keycodes of a keyboard that is read by evdev.
  private enum Key {
    static let (escape, w, control, a, shift, z):
      (KeyCode, KeyCode, KeyCode, KeyCode, KeyCode, KeyCode) =
        (9, 25, 37, 38, 50, 52)
    static let (home, right): (KeyCode, KeyCode) = (110, 114)
  }

  private static let layouts = [
    Layout(group: 0, undo: Key.z, text: "a"), Layout(group: 1, undo: Key.z, text: "ф"),
    Layout(group: 2, undo: Key.w, text: "q"),
  ]

  @Test func `C59 named keys work in every layout, letters by the Latin one, text by the active`()
    async throws
  {
    try await withDesktop { desktop in
      try await desktop.setLayouts("us,ru,fr")
      let page = try await desktop.open()
      for layout in Self.layouts {
        XkbLockGroup(desktop.connection.display, UInt32(XkbUseCoreKbd), layout.group)
        try await expect(layout, on: page)
      }
      try await page.close()
    }
  }

  private func expect(_ layout: Layout, on page: Page) async throws {
    try await page.lift("b")
    try await page.drag(to: "g")
    page.keyboard.press(Key.escape)
    try await page.until("the end of the drag") { $0.drag == "idle" }
    try await page.drop()
    try await page.leaveEditing()
    page.pointer.move(to: Point(x: 4, y: 4))
    page.keyboard.press(Key.right)
    page.keyboard.press(Key.home)
    page.keyboard.press(Key.control, Key.shift, Key.right)
    try await page.expectOrder("b a c d e f g h i j k l")
    page.keyboard.press(Key.control, layout.undo)
    try await page.expectOrder("a b c d e f g h i j k l")
    page.keyboard.press(Key.a)
    #expect(try await page.dump().search == layout.text)
    page.keyboard.press(Key.escape)
    #expect(try await page.dump().search == nil)
  }
}

extension Desktop {
  /// Gives the keyboard the `layouts` in their `variants`, named with commas between them.
  func setLayouts(_ layouts: String, variants: String = "") async throws {
    let command = try ChildProcess(
      ["setxkbmap", "-display", server.name, "-layout", layouts, "-variant", variants],
      environment: ["PATH": "/usr/bin:/bin"])
    guard try await command.exit() == 0 else { throw EndToEndError("setxkbmap sets no layouts") }
  }
}
