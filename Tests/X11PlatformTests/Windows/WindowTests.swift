import CX11
import Glibc
import GridCore
import TestSupport
import Testing

@testable import X11Platform

@Suite(.serialized) struct WindowTests {
  @Test func `the window manager reads what the window is before it is shown`() throws {
    let page = try Page()
    page.window.apply(
      WindowHints(
        title: "収藏 Ω", instanceName: "board", className: "Board",
        minimumSize: Size(width: 160, height: 176), geometry: page.geometry,
        type: .normal, skipsTaskbar: false, isAbove: false, isGeometryGiven: true))
    let (display, id) = (page.display, page.window.id)
    #expect(display.bytes(of: .netWMName, on: id) == Array("収藏 Ω".utf8))
    #expect(display.values(of: .netWMPID, on: id) == [UInt32(getpid())])
    #expect(
      display.values(of: .netWMWindowType, on: id)
        == [UInt32(display.atoms[.netWMWindowTypeNormal])])
    #expect(
      display.values(of: .wmProtocols, on: id)
        == [AtomName.wmDeleteWindow, .netWMPing, .netWMSyncRequest].map {
          UInt32(display.atoms[$0])
        })

    var (hints, supplied) = (XSizeHints(), 0)
    #expect(XGetWMNormalHints(display.pointer, id, &hints, &supplied) != 0)
    #expect(hints.flags & (USSize | USPosition | PMinSize) == USSize | USPosition | PMinSize)
    #expect((hints.min_width, hints.min_height) == (160, 176))
    #expect(hints.flags & (PResizeInc | PAspect | PMaxSize) == 0)
  }

  @Test func `a startup id is noted, and taken out of the environment`() throws {
    let page = try Page()
    setenv("DESKTOP_STARTUP_ID", "test_TIME7", 1)
    let startup = try #require(StartupID.takeFromEnvironment())
    #expect(startup == StartupID("test_TIME7"))
    page.window.setStartupID(startup)
    #expect(page.display.values(of: .netWMUserTime, on: page.window.id) == [7])
    #expect(getenv("DESKTOP_STARTUP_ID") == nil)
    #expect(page.display.bytes(of: .netStartupID, on: page.window.id) == Array("test_TIME7".utf8))
    #expect(StartupID.takeFromEnvironment() == nil)
  }

  @Test func `a launcher is a dialog off the task bar, and keeps its place`() throws {
    let page = try Page()
    page.window.apply(
      WindowHints(
        title: "a", instanceName: "b", className: "c", minimumSize: Size(width: 1, height: 1),
        geometry: page.geometry, type: .dialog,
        skipsTaskbar: true, isAbove: true, isGeometryGiven: false))
    let (display, id) = (page.display, page.window.id)
    #expect(
      display.values(of: .netWMWindowType, on: id)
        == [UInt32(display.atoms[.netWMWindowTypeDialog])])
    #expect(
      display.values(of: .netWMState, on: id)
        == [AtomName.netWMStateSkipTaskbar, .netWMStateAbove].map { UInt32(display.atoms[$0]) })
    var (hints, supplied) = (XSizeHints(), 0)
    #expect(XGetWMNormalHints(display.pointer, id, &hints, &supplied) != 0)
    #expect(hints.flags & (USPosition | PPosition) == PPosition)
  }

  @Test func `a summons reaches the window with all it says, and is taken off its sender`() throws {
    let page = try Page()
    page.display.synchronize()
    let other = try Display(named: page.server.name)
    for (text, toggles, edits, time): (String, Bool, Bool, UInt32) in [
      ("", false, false, 7), ("カ", true, false, .max), ("a b", false, true, 0),
    ] {
      let sender = other.plainWindow()
      let request = ActivationRequest(
        toggles: toggles, edits: edits, searchText: text, time: time)
      request.send(to: page.window.id, from: sender, on: other)
      other.synchronize()
      #expect(page.events() == [.activationRequested])
      #expect(page.window.acceptRequest() == request)
      #expect(!ActivationRequest.withdraw(from: sender, on: other))
    }
  }

  @Test(arguments: [true, false])
  func `a summons that was taken back is void`(withItsWindow isGone: Bool) throws {
    let page = try Page()
    page.display.synchronize()
    let other = try Display(named: page.server.name)
    let sender = other.plainWindow()
    ActivationRequest(toggles: true, searchText: "a", time: 7)
      .send(to: page.window.id, from: sender, on: other)
    if isGone {
      XDestroyWindow(other.pointer, sender)
    } else {
      #expect(ActivationRequest.withdraw(from: sender, on: other))
    }
    other.synchronize()
    #expect(page.events() == [.activationRequested])
    #expect(page.window.acceptRequest() == nil)
  }

  @Test func `a board has one holder, the last to take it, as long as its window is there`() throws
  {
    let page = try Page()
    let other = try Display(named: page.server.name)
    let (claim, theirs) = (
      InstanceClaim(to: "7", on: page.display), InstanceClaim(to: "7", on: other)
    )
    #expect(claim.owner == nil)
    claim.acquire(for: page.window.id)
    #expect(claim.owner == page.window.id)
    #expect(InstanceClaim(to: "8", on: page.display).owner == nil)

    let later = try Window(on: other, geometry: page.geometry)
    theirs.acquire(for: later.id)
    other.synchronize()
    page.display.synchronize()
    var losses = 0
    while let event = page.display.nextEvent() { losses += claim.isLost(by: event) ? 1 : 0 }
    #expect(losses == 1)
    #expect(claim.owner == later.id)
    XDestroyWindow(other.pointer, later.id)
    other.synchronize()
    #expect(claim.owner == nil)
  }

  @Test func `mapping, resizing and destroying are told`() throws {
    let page = try Page()
    page.window.show()
    #expect(page.events().contains(.input(.visibilityChanged(isVisible: true))))
    #expect(page.window.isMapped)
    XResizeWindow(page.display.pointer, page.window.id, 90, 80)
    XResizeWindow(page.display.pointer, page.window.id, 120, 100)
    let sizes = page.events().filter { if case .input(.resized) = $0 { true } else { false } }
    #expect(sizes.last == .input(.resized(Size(width: 120, height: 100))))
    #expect(page.window.size == Size(width: 120, height: 100))
    XUnmapWindow(page.display.pointer, page.window.id)
    #expect(page.events().contains(.input(.visibilityChanged(isVisible: false))))
    XDestroyWindow(page.display.pointer, page.window.id)
    #expect(page.events().contains(.destroyed))
    #expect(!page.window.isAlive)
  }

  @Test func `the wish to close is told, and a ping is sent back with its numbers`() throws {
    let page = try Page()
    let manager = try Display(named: page.server.name)
    XSelectInput(
      manager.pointer, manager.root, CX11EventMask.substructureNotify.rawValue)
    manager.synchronize()
    #expect(page.events().isEmpty)
    send(.wmDeleteWindow, to: page, by: manager)
    #expect(page.events().contains(.closeRequested))
    send(.netWMPing, to: page, by: manager)
    #expect(page.events().isEmpty)
    page.display.synchronize()
    manager.synchronize()
    var answer = try #require(manager.nextEvent())
    while answer.type != ClientMessage { answer = try #require(manager.nextEvent()) }
    #expect(answer.xclient.window == manager.root)
    #expect(answer.xclient.data.l.0 == Int(manager.atoms[.netWMPing]))
    #expect((answer.xclient.data.l.1, answer.xclient.data.l.2) == (4711, Int(page.window.id)))
  }

  @Test func `a broadcast end of a start reaches those who listen`() throws {
    let page = try Page()
    let messages = StartupMessages(on: page.display, from: page.window.id)
    let other = try Display(named: page.server.name)
    let sender = StartupMessages(
      on: other, from: try Window(on: other, geometry: page.geometry).id)
    let id = "a start whose id is far longer than twenty bytes_TIME99"
    messages.listen(true)
    page.display.synchronize()
    sender.begin(id: id, [("NAME", "Name"), ("WMCLASS", "Class")])
    sender.remove(id: id)
    other.synchronize()
    page.display.synchronize()
    var finished: [String] = []
    while let event = page.display.nextEvent() {
      if let id = messages.finishedStart(in: event) { finished.append(id) }
    }
    #expect(finished == [id])
  }

  private func send(_ wish: AtomName, to page: Page, by manager: Display) {
    let window = page.window
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window.id
    event.xclient.message_type = manager.atoms[.wmProtocols]
    event.xclient.format = 32
    event.xclient.data.l.0 = Int(manager.atoms[wish])
    (event.xclient.data.l.1, event.xclient.data.l.2) = (4711, Int(window.id))
    XSendEvent(manager.pointer, window.id, 0, 0, &event)
    manager.synchronize()
  }
}

extension Display {
  fileprivate func plainWindow() -> XID {
    XCreateSimpleWindow(pointer, root, -1, -1, 1, 1, 0, 0, 0)
  }
}
