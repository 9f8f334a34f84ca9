import CX11
import TestSupport
import Testing

@testable import EndToEndSupport

/// The tools of the end-to-end tests, tried by themselves.
@Suite struct SupportTests {
  @Test(arguments: WindowManager.allCases)
  func `a desktop starts under each window manager`(windowManager: WindowManager) async throws {
    try await withDesktop(Setup(windowManager: windowManager)) { desktop in
      let check = desktop.connection.cardinals(
        "_NET_SUPPORTING_WM_CHECK", of: desktop.connection.root)
      #expect(check.isEmpty == (windowManager == .none))
    }
  }

  @Test func `the pointer presses where it was sent, and pictures show the pixels`() async throws {
    try await withDesktop { desktop in
      let connection = desktop.connection
      let window = connection.makeWindow(
        Rect(x: 40, y: 30, width: 200, height: 100), color: 0x336699)
      XSelectInput(connection.display, window, ButtonPressMask)
      connection.map(window)
      let pointer = Pointer(desktop.input)

      pointer.move(to: Point(x: 45, y: 37), steps: 5)
      pointer.click()

      let press = try #require(connection.event { $0.type == ButtonPress })
      #expect((press.xbutton.x, press.xbutton.y) == (5, 7))
      let picture = try Screenshot(of: window, connection)
      #expect((picture.width, picture.height) == (200, 100))
      #expect(picture[199, 99] == 0x336699)
      #expect(picture.colors(in: Rect(x: 0, y: 0, width: 200, height: 100)) == 1)
    }
  }

  @Test func `the keyboard types`() async throws {
    try await withDesktop { desktop in
      let connection = desktop.connection
      let window = connection.makeWindow(Rect(x: 0, y: 0, width: 9, height: 9))
      XSelectInput(connection.display, window, KeyPressMask)
      connection.map(window)
      Pointer(desktop.input).move(to: Point(x: 4, y: 4))

      Keyboard(desktop.input).press("Control_L+z")

      var key = try #require(
        connection.event { $0.type == KeyPress && $0.xkey.state == ControlMask })
      #expect(XLookupKeysym(&key.xkey, 0) == 0x7a)
    }
  }

  @Test func `JSON reads as it was written`() throws {
    let text = #" {"a": [1, -2.5e1, null], "é\n\u0041": {"b": true}, "c": []} "#
    let json = try JSONParser.parse(text)
    #expect(json["a"] == .array([.number(1), .number(-25), .null]))
    #expect(json["é\nA"]["b"].bool == true)
    #expect(json["c"].elements.isEmpty)
  }

  @Test(arguments: ["", "{", "[1,]", "{\"a\":1,\"a\":2}", "1 2", "\"\n\"", "nul"])
  func `what is no JSON is refused`(text: String) {
    #expect(throws: JSONError.self) { try JSONParser.parse(text) }
  }

  @Test func `a sandbox holds what its fixture says, and vanishes`() async throws {
    var sandbox: Sandbox? = try Sandbox.f12()
    let root = try #require(sandbox?.root)
    #expect(sandbox?.favorites == Fixture.letters)
    #expect(Directory(path: root.path + "/data/applications").names.count == 40)
    sandbox = nil
    #expect(!File(path: root.path).exists)
  }

  @Test func `a stub application logs its launches, and processes are found by sandbox`()
    async throws
  {
    let sandbox = try Sandbox.f12()
    let stub = try ChildProcess([sandbox.root.path + "/stub", "b"], environment: [:])
    #expect(try await stub.exit() == 0)
    #expect(sandbox.launched == ["b"])
    let sleeper = try ChildProcess(["sleep", "60"], environment: sandbox.environment)
    _ = try await awaited("the process") { sandbox.processes == [sleeper.pid] ? true : nil }
    sleeper.send(15)
    #expect(try await sleeper.exit() == 128 + 15)
    #expect(sandbox.processes.isEmpty)
  }
}
