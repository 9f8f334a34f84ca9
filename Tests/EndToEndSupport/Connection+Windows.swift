import CX11

extension Connection {
  /// The viewable windows that carry the process id `pid`, in no special order.
  func windows(ofProcess pid: Int32) -> [Window] {
    descendants(of: root).filter {
      isViewable($0) && cardinals("_NET_WM_PID", of: $0) == [UInt(pid)]
    }
  }

  func descendants(of window: Window) -> [Window] {
    children(of: window).flatMap { [$0] + descendants(of: $0) }
  }

  func children(of window: Window) -> [Window] {
    var (parent, top): (Window, Window) = (0, 0)
    var list: UnsafeMutablePointer<Window>?
    var count: UInt32 = 0
    let status = XQueryTree(display, window, &top, &parent, &list, &count)
    guard status != 0, let list else { return [] }
    defer { XFree(list) }
    return Array(UnsafeBufferPointer(start: list, count: Int(count)))
  }

  func isViewable(_ window: Window) -> Bool {
    attributes(of: window).map { $0.map_state == IsViewable } ?? false
  }

  /// The position of the window on the screen, without its frame; nil once it is destroyed.
  func frame(of window: Window) -> Rect? {
    guard let attributes = attributes(of: window) else { return nil }
    var (x, y, child): (Int32, Int32, Window) = (0, 0, 0)
    XTranslateCoordinates(display, window, root, 0, 0, &x, &y, &child)
    return Rect(
      x: Double(x), y: Double(y), width: Double(attributes.width),
      height: Double(attributes.height))
  }

  private func attributes(of window: Window) -> XWindowAttributes? {
    var attributes = XWindowAttributes()
    return XGetWindowAttributes(display, window, &attributes) != 0 ? attributes : nil
  }

  /// A plain window of this test's own, not mapped yet.
  func makeWindow(_ frame: Rect, color: UInt = 0) -> Window {
    XCreateSimpleWindow(
      display, root, Int32(frame.x), Int32(frame.y), UInt32(frame.width), UInt32(frame.height), 0,
      0, color)
  }

  func resize(_ window: Window, width: Int, height: Int) {
    XResizeWindow(display, window, UInt32(width), UInt32(height))
    sync()
  }

  func move(_ window: Window, to point: Point) {
    XMoveWindow(display, window, Int32(point.x), Int32(point.y))
    sync()
  }

  /// Redirects the requests of windows to this connection, as a window manager does.
  func redirect(_ isOn: Bool) {
    XSelectInput(
      display, root, SubstructureNotifyMask | (isOn ? SubstructureRedirectMask : 0))
    sync()
  }

  func unmap(_ window: Window) {
    XUnmapWindow(display, window)
    sync()
  }

  func map(_ window: Window) {
    XMapWindow(display, window)
    sync()
  }

  func destroy(_ window: Window) {
    XDestroyWindow(display, window)
    sync()
  }

  /// Gives the focus to the window, which is shown.
  func focus(_ window: Window) {
    XSetInputFocus(display, window, Int32(RevertToPointerRoot), 0)
    sync()
  }

  /// Whether keys go to the window or to a window inside it.
  func hasFocus(_ window: Window) -> Bool {
    var (focus, revert): (Window, Int32) = (0, 0)
    XGetInputFocus(display, &focus, &revert)
    return focus == window || descendants(of: window).contains(focus)
  }
}
