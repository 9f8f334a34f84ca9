import Freedesktop
import GridCore
import TestSupport
import Testing
import X11Platform

@testable import GridSettings
@testable import GridWindow

struct WindowSetupTests {
  private func setup(toggles: Bool = false, _ settings: Settings = Settings()) -> WindowSetup {
    var options = Options()
    options.toggles = toggles
    return WindowSetup(options: options, settings: settings)
  }

  @Test func `a plain start is a page that stays where the desktop puts it`() {
    let setup = setup()
    #expect(setup.role == .page)
    #expect(!setup.closesAfterLaunch)
    #expect(setup.monitor == nil)
    #expect(!setup.isAbove)
  }

  @Test func `a toggle is a launcher where the pointer is, which closes after a launch`() {
    let setup = setup(toggles: true)
    #expect(setup.role == .launcher)
    #expect(setup.closesAfterLaunch)
    #expect(setup.monitor == .pointer)
    #expect(!setup.isAbove)
  }

  @Test(arguments: [Settings.AfterLaunch.stay, .close], [false, true])
  func `the config decides about closing whatever the role`(
    wish: Settings.AfterLaunch, toggles: Bool
  ) {
    var settings = Settings()
    settings.afterLaunch = wish
    #expect(setup(toggles: toggles, settings).closesAfterLaunch == (wish == .close))
  }

  @Test func `the config makes a plain start a launcher, on the monitor it names`() {
    var settings = Settings()
    (settings.role, settings.monitor, settings.isAbove) = (.launcher, .primary, true)
    let setup = setup(settings)
    #expect(setup.role == .launcher)
    #expect(setup.closesAfterLaunch)
    #expect(setup.monitor == .primary)
    #expect(setup.isAbove)
  }

  @Test func `a window stands in the middle, its corner inside whatever its size`() {
    let area = Rect(x: 100, y: 50, width: 400, height: 300)
    #expect(
      Point(centering: Size(width: 200, height: 100), in: area)
        == Point(x: 200, y: 150))
    #expect(
      Point(centering: Size(width: 900, height: 900), in: area)
        == Point(x: 100, y: 50))
    let geometry = WindowGeometry(defaultAtScale: 4, in: area, isCentered: true)
    #expect((geometry.width, geometry.height) == (360, 270))
    #expect(geometry.origin == Point(x: 120, y: 65))
  }

  @Test(
    arguments: [
      ("x_TIME5", 5), ("a_TIMEb_TIME4294967295", 4_294_967_295), ("x", nil), ("x_TIME", nil),
      ("x_TIME-1", nil), ("x_TIME4294967296", nil), ("_TIME0", 0),
    ] as [(String, UInt32?)])
  func `the time of a start is what its id ends in`(id: String, time: UInt32?) {
    #expect(StartupID(id)?.time == time)
  }

  @Test func `an empty startup id is none`() { #expect(StartupID("") == nil) }

  @Test func `a board is named by the real path of its file`() throws {
    let scratch = ScratchDirectory()
    let environment = ProcessEnvironment(["XDG_CONFIG_HOME": scratch.path, "HOME": scratch.path])
    let own = try #require(InstanceName(Options(), in: environment))
    #expect(own.busName == ProgramInfo.id)
    var options = Options()
    options.favoritesFile = "\(scratch.path)/gridwindow/favorites"
    let same = try #require(InstanceName(options, in: environment))
    #expect(same.name == own.name)
    options.favoritesFile = "\(scratch.path)/project"
    let other = try #require(InstanceName(options, in: environment))
    #expect(other.name != own.name)
    #expect(other.busName == "\(ProgramInfo.id).Board\(other.name)")
  }

  @Test func `questions and lists from standard input have no part in it`() {
    var (order, choice, lines) = (Options(), Options(), Options())
    order.mode.printsOrder = true
    choice.mode.printsChoice = true
    lines.readsLines = true
    for options in [order, choice, lines] {
      #expect(InstanceName(options, in: ProcessEnvironment()) == nil)
    }
  }
}
