import GridCore
import TestSupport

@testable import X11Platform

/// A window on a server of its own.
final class Page {
  let server: PrivateServer
  let display: Display
  let window: Window
  let geometry = WindowGeometry(width: 60, height: 50, origin: .init(x: 10, y: 20))

  init(screen: String = "400x300x24", options: [String] = []) throws {
    server = try PrivateServer(screen: screen, options: options)
    display = try Display(named: server.name)
    window = try Window(on: display, geometry: geometry)
  }

  /// What came to the window up to now.
  func events() -> [WindowEvent] {
    display.synchronize()
    var events: [WindowEvent] = []
    while let event = display.nextEvent() { window.receive(event) { events.append($0) } }
    return events
  }
}
