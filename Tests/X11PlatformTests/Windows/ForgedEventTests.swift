import CX11
import GridCore
import TestSupport
import Testing

@testable import X11Platform

/// Events and properties that other programs send to a window.
@Suite(.serialized) struct ForgedEventTests {
  private let page: Page
  private let other: Display
  private let claim: InstanceClaim

  init() throws {
    page = try Page()
    other = try Display(named: page.server.name)
    claim = InstanceClaim(to: "7", on: page.display)
    claim.acquire(for: page.window.id)
    page.window.show()
    _ = page.events()
  }

  @Test(arguments: [DestroyNotify, UnmapNotify, ReparentNotify, FocusIn, FocusOut])
  func `what only the server may say is believed of nobody else`(type: Int32) {
    send { event in
      event.type = type
      event.xany.window = page.window.id
      event.xdestroywindow.window = page.window.id
    }
    #expect(page.events() == [])
    #expect(page.window.isAlive && page.window.isMapped)
  }

  @Test func `a selection that nobody has taken is not lost`() {
    send { event in
      event.xselectionclear.type = SelectionClear
      event.xselectionclear.window = page.window.id
      event.xselectionclear.selection = XInternAtom(other.pointer, "_GRIDWINDOW_BOARD_7", 0)
    }
    page.display.synchronize()
    var losses = 0
    while let event = page.display.nextEvent() { losses += claim.isLost(by: event) ? 1 : 0 }
    #expect(losses == 0 && claim.owner == page.window.id)
  }

  @Test func `a window manager tells the position, and no size`() {
    let size = page.window.size
    configure(width: 30_000, height: 30_000)
    #expect(page.events() == [.moved])
    #expect(page.window.size == size)
  }

  @Test func `a size from the server is not lost behind a position`() {
    XResizeWindow(page.display.pointer, page.window.id, 90, 80)
    page.display.synchronize()
    configure(width: 1, height: 1)
    #expect(page.events().contains(.input(.resized(Size(width: 90, height: 80)))))
    #expect(page.window.size == Size(width: 90, height: 80))
  }

  @Test func `a window that another program makes huge is painted to a bound`() {
    XResizeWindow(other.pointer, page.window.id, 30_000, 30_000)
    other.synchronize()
    _ = page.events()
    #expect(page.window.size == Size(width: 4096, height: 4096))
  }

  @Test(arguments: [1 << 18, 1 << 20])
  func `a search text of any length is cut`(length: Int) throws {
    let sender = XCreateSimpleWindow(other.pointer, other.root, -1, -1, 1, 1, 0, 0, 0)
    other.set(
      other.atoms[.activationRequest], of: sender, type: other.atoms[.utf8String],
      bytes: Array("e\u{301}".utf8) + [UInt8](repeating: UInt8(ascii: "x"), count: length - 3))
    other.sendMessage(.activationRequest, to: page.window.id, [0, 7, Int(bitPattern: sender)])
    other.synchronize()
    #expect(page.events() == [.activationRequested])
    let request = try #require(page.window.acceptRequest())
    #expect(request.searchText.unicodeScalars.count == ActivationRequest.longestText)
  }

  @Test(arguments: [
    [0x7fff_ffff, 0x7fff_ffff, 0xffff_ffff, 0xffff_ffff], [0x8000_0000, 0, 1, 1],
    [0, 0, 0xffff_ffff, 0xffff_ffff],
  ])
  func `a work area that is none leaves the window on the screen`(area: [UInt]) {
    other.set(other.atoms[.netWorkArea], of: other.root, type: XA_CARDINAL, values: area)
    other.synchronize()
    #expect(page.display.workArea == Rect(x: 0, y: 0, width: 400, height: 300))
    page.window.moveToCurrentDesktop(on: .primary, of: [])
    #expect(page.display.workArea.contains(page.window.frame.origin))
  }

  private func configure(width: Int32, height: Int32) {
    send { event in
      event.xconfigure.type = ConfigureNotify
      event.xconfigure.event = page.window.id
      event.xconfigure.window = page.window.id
      (event.xconfigure.width, event.xconfigure.height) = (width, height)
    }
  }

  private func send(_ fill: (inout XEvent) -> Void) {
    var event = XEvent()
    fill(&event)
    XSendEvent(other.pointer, page.window.id, 0, 0, &event)
    other.synchronize()
  }
}
