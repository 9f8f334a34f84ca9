import CX11
import TestSupport
import Testing

@testable import X11Platform

/// The clipboard, asked by another program: ICCCM 2.0 section 2 and case C63.
@Suite(.serialized) struct ClipboardTests {
  /// The page with a clipboard, and a program that pastes.
  private final class Clients {
    let page: Page
    let clipboard: Clipboard
    let other: Display
    let requestor: XID

    init(pieceSize: Int? = nil) throws {
      page = try Page()
      clipboard = Clipboard(on: page.display, owner: page.window.id, pieceSize: pieceSize)
      other = try Display(named: page.server.name)
      requestor = other.makeWindow(
        page.geometry, visual: try ScreenVisual(of: other), events: .propertyChange)
      other.synchronize()
    }

    func atom(_ name: AtomName) -> Atom { other.atoms[name] }

    /// Lets the page answer, and returns the pasting program's next event that `fits`.
    func event(where fits: (XEvent) -> Bool) -> XEvent? {
      for _ in 0..<4 {
        other.synchronize()
        page.display.synchronize()
        while let event = page.display.nextEvent() { _ = clipboard.receive(event) }
        page.display.synchronize()
        other.synchronize()
        while let event = other.nextEvent() { if fits(event) { return event } }
      }
      return nil
    }

    /// The property that the answer to a request for `target` names; `nil` without an answer.
    func ask(for target: Atom, into property: AtomName = .netWMName) -> Atom? {
      XConvertSelection(
        other.pointer, atom(.clipboard), target, atom(property), requestor, CX11CurrentTime)
      return event { $0.type == SelectionNotify }?.xselection.property
    }

    /// The bytes pasted as `target`.
    func paste(_ target: Atom) -> [UInt8]? {
      guard ask(for: target) == atom(.netWMName) else { return nil }
      return other.bytes(of: .netWMName, on: requestor)
    }
  }

  @Test func `each target that is listed is served, and no other`() throws {
    let scene = try Clients()
    scene.clipboard.copy("firefox.desktop", at: 0)
    #expect(scene.ask(for: scene.atom(.targets)) == scene.atom(.netWMName))
    let listed = try #require(scene.other.values(of: .netWMName, on: scene.requestor))
    let texts = [scene.atom(.utf8String), scene.atom(.plainText), XA_STRING]
    let special = [AtomName.targets, .timestamp, .multiple].map { scene.atom($0) }
    #expect(Set(listed) == Set((texts + special).map { UInt32($0) }))
    for text in texts { #expect(scene.paste(text) == Array("firefox.desktop".utf8)) }
    #expect(scene.ask(for: scene.atom(.netWMIcon)) == CX11None)
    #expect(scene.ask(for: scene.atom(.timestamp)) == scene.atom(.netWMName))
    #expect(scene.other.values(of: .netWMName, on: scene.requestor) == [0])
    #expect(scene.page.display.popError() == nil)
  }

  @Test func `text outside of Latin-1 is refused as STRING only`() throws {
    let scene = try Clients()
    scene.clipboard.copy("微信", at: 0)
    #expect(scene.paste(scene.atom(.utf8String)) == Array("微信".utf8))
    #expect(scene.ask(for: XA_STRING) == CX11None)
    scene.clipboard.copy("café", at: 0)
    #expect(scene.paste(XA_STRING) == [0x63, 0x61, 0x66, 0xe9])
  }

  @Test func `several targets are served at once, and refused ones are marked`() throws {
    let scene = try Clients()
    scene.clipboard.copy("a", at: 0)
    let (list, first, second) = (AtomName.netWMIconName, AtomName.netWMName, AtomName.netWMIcon)
    scene.other.set(
      scene.atom(list), of: scene.requestor, type: scene.atom(.atomPair),
      values: [
        scene.atom(.utf8String), scene.atom(first), scene.atom(.manager), scene.atom(second),
      ])
    #expect(scene.ask(for: scene.atom(.multiple), into: list) == scene.atom(list))
    #expect(
      scene.other.values(of: list, on: scene.requestor)
        == [scene.atom(.utf8String), scene.atom(first), scene.atom(.manager), 0].map { UInt32($0) })
    #expect(scene.other.bytes(of: first, on: scene.requestor) == Array("a".utf8))
    #expect(scene.other.bytes(of: second, on: scene.requestor) == nil)
  }

  @Test(arguments: [5_000_000, 262_144 * 2, 300_000])
  func `text larger than a request comes in pieces`(count: Int) throws {
    let scene = try Clients()
    let text = String(repeating: "0123456789abcdef", count: count / 16)
    scene.clipboard.copy(text, at: 0)
    #expect(scene.ask(for: scene.atom(.utf8String)) == scene.atom(.netWMName))
    #expect(scene.other.values(of: .netWMName, on: scene.requestor) == [UInt32(text.utf8.count)])
    var (pasted, isOver) = ([UInt8](), false)
    while !isOver {
      XDeleteProperty(scene.other.pointer, scene.requestor, scene.atom(.netWMName))
      let piece = scene.event { event in
        event.type == PropertyNotify && event.xproperty.atom == scene.atom(.netWMName)
          && event.xproperty.state == PropertyNewValue
      }
      try #require(piece != nil)
      let bytes = try #require(scene.other.bytes(of: .netWMName, on: scene.requestor))
      pasted += bytes
      isOver = bytes.isEmpty
    }
    #expect(pasted == Array(text.utf8))
    #expect(scene.page.display.popError() == nil)
  }

  @Test func `a copy elsewhere ends the ownership, and what is gone is not served`() throws {
    let scene = try Clients()
    #expect(!scene.clipboard.isOwned)
    scene.clipboard.copy("a", at: 0)
    #expect(scene.clipboard.isOwned)
    XSetSelectionOwner(
      scene.other.pointer, scene.atom(.clipboard), scene.requestor, CX11CurrentTime)
    _ = scene.event { _ in false }
    #expect(!scene.clipboard.isOwned)
  }

  @Test func `a pasting program that vanishes does no harm`() throws {
    let scene = try Clients(pieceSize: 256)
    scene.clipboard.copy(String(repeating: "x", count: 10_000), at: 0)
    #expect(scene.ask(for: scene.atom(.utf8String)) == scene.atom(.netWMName))
    XDeleteProperty(scene.other.pointer, scene.requestor, scene.atom(.netWMName))
    XDestroyWindow(scene.other.pointer, scene.requestor)
    _ = scene.event { _ in false }
    #expect(scene.page.display.popError() == nil)
    #expect(scene.clipboard.isOwned)
  }
}
