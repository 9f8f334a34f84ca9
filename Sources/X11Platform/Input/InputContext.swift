import CX11
import GridCore

/// Text composition in one window by one input method.
struct InputContext {
  /// Whether the input method is a server of its own, not Xlib's built-in one.
  let isOfServer: Bool
  private let method: XIM
  private let context: XIC

  /// Opens the input method that the locale modifiers name; `nil` if there is none.
  ///
  /// The method shows the preedit text at `spot` if it can. The window selects `events` and those
  /// that the method needs.
  init?(on display: Display, for window: XID, events: CX11EventMask, spot: Point) {
    guard let method = XOpenIM(display.pointer, nil, nil, nil) else { return nil }
    let styles = Self.styles(of: method)
    isOfServer = styles.contains(Self.atSpot)
    let context =
      isOfServer
      ? Self.contextAtSpot(of: method, on: display, window, spot) : nil
    guard let context = context ?? Self.plainContext(of: method, window) else {
      XCloseIM(method)
      return nil
    }
    (self.method, self.context) = (method, context)
    let events = events.union(CX11InputEvents(context))
    XSelectInput(display.pointer, window, events.rawValue)
  }

  /// Closes the context and the method.
  ///
  /// Don't call it after the method's server has died.
  package func close() {
    XDestroyIC(context)
    XCloseIM(method)
  }

  /// Makes Xlib call `function` with `pointer` when the method's server dies.
  func onDestruction(call function: XIMProc, with pointer: XPointer) {
    CX11SetDestroyCallback(method, function, pointer)
  }

  /// Sets where the method shows the preedit text, in window coordinates.
  func setSpot(_ spot: Point) { CX11SetInputSpot(context, XPoint(spot)) }

  /// Tells the method whether the window has the keyboard focus.
  func setFocus(_ isFocused: Bool) {
    if isFocused { XSetICFocus(context) } else { XUnsetICFocus(context) }
  }

  /// The text that a key press enters; it may be a whole sentence.
  package func text(of event: XKeyEvent) -> String {
    let usual = 64
    let (text, length) = text(of: event, capacity: usual)
    return length > usual ? self.text(of: event, capacity: length).text : text
  }

  private func text(of event: XKeyEvent, capacity: Int) -> (text: String, length: Int) {
    var (event, keysym, status) = (event, KeySym(), Int32())
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
      let count = Xutf8LookupString(
        context, &event, buffer.baseAddress, Int32(capacity), &keysym, &status)
      guard status == XLookupChars || status == XLookupBoth else { return ("", Int(count)) }
      let bytes = buffer.prefix(Int(count)).map(UInt8.init(bitPattern:))
      return (String(decoding: bytes, as: UTF8.self), Int(count))
    }
  }
}

extension InputContext {
  private static let atSpot = XIMStyle(XIMPreeditPosition | XIMStatusNothing)
  private static let plain = XIMStyle(XIMPreeditNothing | XIMStatusNothing)

  private static func styles(of method: XIM) -> [XIMStyle] {
    guard let styles = CX11InputStyles(method) else { return [] }
    defer { XFree(styles) }
    let offered = UnsafeBufferPointer(
      start: styles.pointee.supported_styles, count: Int(styles.pointee.count_styles))
    return Array(offered)
  }

  /// The fonts are server-side fonts, because Xlib or the method draws the preedit text.
  private static func contextAtSpot(
    of method: XIM, on display: Display, _ window: XID, _ spot: Point
  ) -> XIC? {
    var (missing, count) = (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?.none, Int32())
    let fonts = XCreateFontSet(display.pointer, "fixed,*", &missing, &count, nil)
    XFreeStringList(missing)
    guard let fonts else { return nil }
    defer { XFreeFontSet(display.pointer, fonts) }
    return CX11CreateInputContext(method, atSpot, window, XPoint(spot), fonts)
  }

  private static func plainContext(of method: XIM, _ window: XID) -> XIC? {
    CX11CreateInputContext(method, plain, window, XPoint(), nil)
  }
}

extension XPoint {
  fileprivate init(_ point: Point) {
    self.init(x: Int16(clamping: point.x), y: Int16(clamping: point.y))
  }
}
