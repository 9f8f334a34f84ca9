import CX11

extension Connection {
  /// The open menu; nothing while there is none.
  var menu: Window? {
    let type = atom("_NET_WM_WINDOW_TYPE_POPUP_MENU")
    return children(of: root).first { window in
      isViewable(window) && cardinals("_NET_WM_WINDOW_TYPE", of: window) == [UInt(type)]
    }
  }

  /// Keeps all keys from other programs, as a screen locker or an open menu elsewhere does.
  func holdKeyboard() -> Bool {
    let status = XGrabKeyboard(
      display, root, 0, GrabModeAsync, GrabModeAsync, Time(CurrentTime))
    sync()
    return status == GrabSuccess
  }

  func releaseKeyboard() {
    XUngrabKeyboard(display, Time(CurrentTime))
    sync()
  }

  /// Whether this program could hold the pointer now, which nobody else may do then.
  func canHoldPointer() -> Bool {
    let status = XGrabPointer(
      display, root, 0, 0, GrabModeAsync, GrabModeAsync, 0, 0, Time(CurrentTime))
    XUngrabPointer(display, Time(CurrentTime))
    sync()
    return status == GrabSuccess
  }

  /// The UTF-8 text on the clipboard; nil when it is empty or refused.
  func paste() async throws -> String? {
    let window = makeWindow(Rect(x: 0, y: 0, width: 1, height: 1))
    defer { destroy(window) }
    let target = atom("UTF8_STRING")
    XConvertSelection(
      display, atom("CLIPBOARD"), target, target, window, Time(CurrentTime))
    let answer = try await awaited("an answer of the clipboard") {
      event { $0.type == SelectionNotify && $0.xselection.requestor == window }
    }
    return answer.xselection.property == 0 ? nil : text("UTF8_STRING", of: window)
  }
}
