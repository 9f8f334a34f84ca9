import CX11
import GridCore

/// The composing of text in one window by one input method.
struct InputContext {
  /// Whether a server of its own does the composing.
  let isOfServer: Bool
  private let method: XIM
  private let context: XIC

  /// Opens the method of the locale's modifiers, composing at `spot` where the method can do that;
  /// `nil` when there is none.
  ///
  /// The window then gets `events`, and those that the method needs.
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

  /// Gives back what belongs to it; not to be called once its server is gone.
  package func close() {
    XDestroyIC(context)
    XCloseIM(method)
  }

  /// Calls `function` with `pointer` when the server goes away.
  func onDestruction(call function: XIMProc, with pointer: XPointer) {
    CX11SetDestroyCallback(method, function, pointer)
  }

  /// Moves the place where what is composed is shown.
  func setSpot(_ spot: Point) { CX11SetInputSpot(context, XPoint(spot)) }

  /// Says whether the window has the keyboard.
  func setFocus(_ isFocused: Bool) {
    if isFocused { XSetICFocus(context) } else { XUnsetICFocus(context) }
  }

  /// The text of a key press, which may be a whole sentence.
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

  /// The fonts are those of the server: what is composed is drawn by Xlib or the method.
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
