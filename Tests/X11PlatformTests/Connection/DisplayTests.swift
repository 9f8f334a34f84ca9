import CX11
import GridCore
import TestSupport
import Testing

@testable import X11Platform

@Suite(.serialized) struct DisplayTests {
  @Test func `an address where no server is gives one sentence that names it`() {
    #expect(throws: X11Error.cannotOpenDisplay(name: ":9999")) { try Display(named: ":9999") }
  }

  @Test func `an error in a trap is caught there and no error ends the program`() throws {
    let server = try PrivateServer()
    let display = try Display(named: server.name)
    let caught = display.trapErrors { XMapWindow(display.pointer, 0x3f_ffff) }
    guard case .refused(let text, let request, _, let resource)? = caught else {
      Issue.record("nothing was caught")
      return
    }
    #expect(text.contains("BadWindow") && request == 8 && resource == 0x3f_ffff)
    #expect(display.trapErrors { _ = XInternAtom(display.pointer, "X", 0) } == nil)
    #expect(display.popError() == nil)
    XMapWindow(display.pointer, 0x3f_fffe)
    #expect(display.trapErrors { _ = XInternAtom(display.pointer, "Y", 0) } == nil)
    #expect(display.popError()?.concerns(0x3f_fffe) == true)
    #expect(display.popError() == nil && !display.isLost)
  }

  @Test func `a server that dies is noticed, and every request after that is in vain`() throws {
    let server = try PrivateServer()
    let display = try Display(named: server.name)
    let window = try Window(on: display, geometry: WindowGeometry(width: 50, height: 40))
    let image = SharedImage(for: window, size: window.size)
    window.show()
    display.synchronize()
    server.end()
    while display.nextEvent() != nil {}
    display.synchronize()
    #expect(display.isLost)
    #expect(display.nextEvent() == nil)
    image.present([Rect(x: 0, y: 0, width: 50, height: 40)])
    #expect(display.bytes(of: .netWMName, on: window.id) == nil)
  }

  @Test func `the resolution of the server's resources is read`() throws {
    let server = try PrivateServer()
    let owner = try Display(named: server.name)
    #expect(owner.resourceDotsPerInch == nil)
    for (resources, expected) in [
      ("Xft.dpi:\t192\n", 192.0), ("*color: red\nXft.dpi: 120.5\n", 120.5), ("Xft.dpi: 0\n", nil),
      ("Xft.dpi: large\n", nil), ("Xft.antialias: 1\n", nil),
    ] {
      let bytes = Array(resources.utf8)
      XChangeProperty(
        owner.pointer, owner.root, XA_RESOURCE_MANAGER, XA_STRING, 8, PropModeReplace, bytes,
        Int32(bytes.count))
      owner.synchronize()
      #expect(try Display(named: server.name).resourceDotsPerInch == expected)
    }
  }

  @Test func `the settings of a manager are read, and without one there are none`() throws {
    let server = try PrivateServer()
    let display = try Display(named: server.name)
    #expect(XSettings(of: display) == XSettings())
    let manager = try Display(named: server.name)
    let window = try Window(on: manager, geometry: WindowGeometry(width: 1, height: 1))
    let property: [UInt8] =
      [0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 7, 0] + Array("Xft/DPI".utf8)
      + [0, 0, 0, 0, 0, 0, 0x80, 1, 0]
    window.set(
      .xsettingsSettings, type: manager.atoms[.xsettingsSettings], bytes: property)
    XSetSelectionOwner(
      manager.pointer, manager.atoms[.xsettingsSelection], window.id, CX11CurrentTime)
    manager.synchronize()
    let settings = withExtendedLifetime(window) { XSettings(of: display) }
    #expect(settings.dotsPerInch == 96)
  }

  @Test func `the work area is that of the current desktop, else the screen`() throws {
    let server = try PrivateServer()
    let display = try Display(named: server.name)
    #expect(display.workArea == Rect(x: 0, y: 0, width: 400, height: 300))
    set([0, 0, 400, 280, 10, 20, 350, 250], .netWorkArea, on: display)
    #expect(display.workArea == Rect(x: 0, y: 0, width: 400, height: 280))
    set([1], .netCurrentDesktop, on: display)
    #expect(display.workArea == Rect(x: 10, y: 20, width: 350, height: 250))
    set([7], .netCurrentDesktop, on: display)
    #expect(display.workArea == Rect(x: 0, y: 0, width: 400, height: 280))
  }

  @Test func `a server with one screen has one monitor, that one`() throws {
    let server = try PrivateServer()
    let display = try Display(named: server.name)
    let screen = Rect(x: 0, y: 0, width: 400, height: 300)
    let monitors = DesktopObserver(on: display).monitors
    #expect(monitors.map(\.frame) == [screen])
    #expect(display.monitor(.pointer, among: monitors)?.frame == screen)
    #expect(display.workArea(of: monitors.first) == screen)
  }

  @Test func `a server without RandR has no monitors, and its screen is the work area`() throws {
    let server = try PrivateServer(options: ["-extension", "RANDR"])
    let display = try Display(named: server.name)
    let desktop = DesktopObserver(on: display)
    #expect(!desktop.reportsMonitors && desktop.monitors.isEmpty)
    #expect(display.workArea(of: nil) == Rect(x: 0, y: 0, width: 400, height: 300))
  }

  private func set(_ values: [CUnsignedLong], _ name: AtomName, on display: Display) {
    values.withUnsafeBytes { bytes in
      _ = XChangeProperty(
        display.pointer, display.root, display.atoms[name], XA_CARDINAL, 32, PropModeReplace,
        bytes.bindMemory(to: UInt8.self).baseAddress, Int32(values.count))
    }
  }
}
