import CX11
import TestSupport
import Testing

extension Desktop {
  /// A plain window of another program over the whole screen, with the focus.
  func cover() -> Window {
    let window = connection.makeWindow(Rect(x: 0, y: 0, width: 1280, height: 800))
    connection.map(window)
    return window
  }

  /// Shows `cover()` and waits until it has the focus, which a window manager gives it.
  func coverWithFocus() async throws -> Window {
    let window = cover()
    _ = try await awaited("the focus of another window") {
      connection.activate(window)
      return connection.hasFocus(window) ? true : nil
    }
    return window
  }
}

extension Desktop {
  /// A panel at the bottom of the screen, for which the window manager reserves space.
  func panel(height: Int) async throws -> Window {
    let frame = Rect(x: 0, y: 800 - Double(height), width: 1280, height: Double(height))
    let window = connection.makeWindow(frame)
    connection.set("_NET_WM_WINDOW_TYPE", of: window, to: ["_NET_WM_WINDOW_TYPE_DOCK"])
    connection.set(
      "_NET_WM_STRUT_PARTIAL", of: window,
      toNumbers: [0, 0, 0, UInt(height), 0, 0, 0, 0, 0, 0, 0, 1279])
    connection.map(window)
    _ = try await awaited("a smaller work area") {
      let area = connection.cardinals("_NET_WORKAREA", of: connection.root)
      return area.count >= 4 && area[1] + area[3] <= 800 - UInt(height) ? true : nil
    }
    return window
  }
}

extension Connection {
  /// Whether no window of the screen is above the one that holds `window`.
  func isTopmost(_ window: Window) -> Bool {
    var (parent, top): (Window, Window) = (0, 0)
    var list: UnsafeMutablePointer<Window>?
    var count: UInt32 = 0
    guard XQueryTree(display, root, &top, &parent, &list, &count) != 0, let list else {
      return false
    }
    defer { XFree(list) }
    let shown = UnsafeBufferPointer(start: list, count: Int(count)).filter(isViewable)
    return shown.last.map { $0 == window || descendants(of: $0).contains(window) } ?? false
  }
}

extension Desktop {
  /// Switches to a desktop without the program's window and returns its number.
  ///
  /// i3 creates a workspace at the first visit, and removes an empty one; a window of the test keeps the
  /// first one.
  func leaveDesktop(_ manager: WindowManager) async throws -> UInt? {
    let before = connection.currentDesktop
    if manager == .i3 {
      let window = cover()
      _ = try await awaited("a managed window") { connection.isViewable(window) ? true : nil }
      let command = try ChildProcess(
        ["i3-msg", "workspace", "2"],
        environment: ["DISPLAY": server.name, "PATH": "/usr/bin", "HOME": "/nonexistent"])
      _ = try await command.exit()
    } else {
      try await connection.goToDesktop(1)
    }
    return try await awaited("another desktop") {
      connection.currentDesktop.flatMap { $0 == before ? nil : $0 }
    }
  }
}

extension Desktop {
  /// Expects that `window` is a dialog that no taskbar lists, and that it was so from the start.
  func expectLauncherState(of window: Window, _ manager: WindowManager) async throws {
    let dialog = connection.atom("_NET_WM_WINDOW_TYPE_DIALOG")
    #expect(connection.cardinals("_NET_WM_WINDOW_TYPE", of: window) == [dialog])
    let skips = connection.atom("_NET_WM_STATE_SKIP_TASKBAR")
    #expect(connection.cardinals("_NET_WM_STATE", of: window).contains(skips), "\(manager)")
  }
}
