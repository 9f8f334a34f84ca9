import CX11
import System

/// The XTEST extension: input events that look real to the server.
struct FakeInput {
  private typealias Motion = @convention(c) (OpaquePointer, Int32, Int32, Int32, UInt) -> Int32
  private typealias Press = @convention(c) (OpaquePointer, UInt32, Int32, UInt) -> Int32

  private let connection: Connection
  private let fakeMotion: Motion
  private let fakeButton: Press
  private let fakeKey: Press

  init(_ connection: Connection) throws {
    let library = try LoadedLibrary("libXtst.so.6")
    self.connection = connection
    fakeMotion = try library.function("XTestFakeMotionEvent")
    fakeButton = try library.function("XTestFakeButtonEvent")
    fakeKey = try library.function("XTestFakeKeyEvent")
  }

  /// Moves the pointer, on the server's clock `delay` after the event before.
  func motion(to point: Point, after delay: Duration = .zero) {
    _ = fakeMotion(
      connection.display, -1, Int32(point.x.rounded(.down)), Int32(point.y.rounded(.down)),
      delay.wholeMilliseconds)
  }

  func button(_ button: UInt32, down: Bool, after delay: Duration = .zero) {
    _ = fakeButton(connection.display, button, down ? 1 : 0, delay.wholeMilliseconds)
  }

  func key(_ name: String, down: Bool) {
    key(XKeysymToKeycode(connection.display, XStringToKeysym(name)), down: down)
  }

  /// Presses or releases the key of a keycode, whatever its layout makes of it.
  func key(_ code: KeyCode, down: Bool) {
    _ = fakeKey(connection.display, UInt32(code), down ? 1 : 0, 0)
  }

  /// Waits until the server has made all the events.
  func sync() { connection.sync() }
}

extension Duration {
  fileprivate var wholeMilliseconds: UInt { UInt(self / .milliseconds(1)) }
}
