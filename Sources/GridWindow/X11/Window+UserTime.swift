import CX11

extension Window {
  /// Tells the window manager when the person last used the page: `_NET_WM_USER_TIME`.
  func noteUserTime(_ time: UInt32) {
    set(.netWMUserTime, type: XA_CARDINAL, values: [CUnsignedLong(time)])
  }

  /// The server time at the end of a startup id, or `nil` when it has none.
  nonisolated static func userTime(ofStartupID id: String) -> UInt32? {
    guard let mark = id.ranges(of: "_TIME").last else { return nil }
    return UInt32(id[mark.upperBound...])
  }
}

extension XEvent {
  /// The server time of a press by the person; `nil` for any other event.
  var userTime: UInt32? { type == KeyPress || type == ButtonPress ? serverTime : nil }
}
