import CX11

extension Window {
  /// Tells the window manager when the person last used the page: `_NET_WM_USER_TIME`.
  func noteUserTime(_ time: UInt32) {
    set(.netWMUserTime, type: XA_CARDINAL, values: [CUnsignedLong(time)])
  }
}
