import CX11
import Glibc
import GridCore

/// Converts key presses to text: with Xlib's dead keys and Compose, or with the server of an input
/// method.
///
/// It is opened at the first key press, so it costs nothing at start and loses no key. If the server
/// dies, Xlib's own method takes over until a server is available again.
final class InputMethod {
  private let display: Display
  private let window: XID
  private let events: CX11EventMask
  private var context: InputContext?
  private var isOpened = false
  private var isWaitingForServer = false

  /// The input method for `window`, which always selects `events`.
  init(on display: Display, for window: XID, events: CX11EventMask) {
    (self.display, self.window, self.events) = (display, window, events)
  }

  /// Only Xlib's own method is closed.
  ///
  /// Closing one with a server would wait for an answer, and without end if the server is dead; the
  /// server notices the end of the connection.
  deinit {
    guard !display.isLost else { return }
    stopWaitingForServer()
    if context?.isOfServer == false { context?.close() }
  }

  /// The bottom of the caret in window coordinates, where the preedit text is shown.
  var spot = Point.zero {
    didSet { if spot != oldValue { context?.setSpot(spot) } }
  }

  /// Whether the window has the keyboard focus.
  package var hasFocus = false {
    didSet { if hasFocus != oldValue { context?.setFocus(hasFocus) } }
  }

  /// Passes `event` to the input method; returns true if the method consumed it.
  func filters(_ event: XEvent) -> Bool {
    if !isOpened, event.type == KeyPress { open() }
    guard isOpened else { return false }
    var event = event
    return XFilterEvent(&event, CX11None) != 0
  }

  /// The text of a key press that the method did not consume.
  ///
  /// It is empty for control characters and keys without text.
  package func text(of event: XKeyEvent) -> String {
    let text = context?.text(of: event) ?? Self.plainText(of: event)
    return text.unicodeScalars.first?.properties.generalCategory == .control ? "" : text
  }

  /// The text of a key press without any input method: Latin letters only.
  private static func plainText(of event: XKeyEvent) -> String {
    var event = event
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { buffer in
      let count = XLookupString(&event, buffer.baseAddress, Int32(buffer.count), nil, nil)
      let bytes = buffer.prefix(Int(count)).map(UInt8.init(bitPattern:))
      return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
  }
}

extension InputMethod {
  /// Opens the method that `XMODIFIERS` names, or Xlib's own.
  private func open() {
    isOpened = true
    Self.setLocale
    if getenv("XMODIFIERS") != nil { waitForServer() }
    if context == nil { connect(by: "") }
    if context == nil { connect(by: "@im=none") }
  }

  /// Sets the user's locale, or C.UTF-8 if that locale isn't UTF-8, for character conversion.
  private static let setLocale: Void = {
    setlocale(LC_CTYPE, "")
    let charset = nl_langinfo(Int32(CODESET)).map { String(cString: $0) }
    if charset != "UTF-8" { setlocale(LC_CTYPE, "C.UTF-8") }
  }()

  private func connect(by modifiers: String) {
    context?.close()
    context = nil
    guard XSetLocaleModifiers(modifiers) != nil else { return }
    context = InputContext(on: display, for: window, events: events, spot: spot)
    context?.onDestruction(call: serverDied, with: pointerToSelf)
    context?.setFocus(hasFocus)
  }

  private func waitForServer() {
    stopWaitingForServer()
    guard XSetLocaleModifiers("") != nil else { return }
    isWaitingForServer = true
    XRegisterIMInstantiateCallback(
      display.pointer, nil, nil, nil, serverStarted, pointerToSelf)
  }

  private func stopWaitingForServer() {
    guard isWaitingForServer else { return }
    isWaitingForServer = false
    XUnregisterIMInstantiateCallback(
      display.pointer, nil, nil, nil, serverStarted, pointerToSelf)
  }

  fileprivate func serverDidStart() {
    guard context?.isOfServer != true else { return }
    connect(by: "")
  }

  /// Xlib has freed the context already; the next key press opens the method that is available then.
  fileprivate func serverDidDie() { (context, isOpened) = (nil, false) }

  private var pointerToSelf: UnsafeMutablePointer<CChar> {
    Unmanaged.passUnretained(self).toOpaque().assumingMemoryBound(to: CChar.self)
  }

  fileprivate static func from(_ pointer: UnsafeMutablePointer<CChar>?) -> InputMethod? {
    pointer.map { Unmanaged.fromOpaque(UnsafeRawPointer($0)).takeUnretainedValue() }
  }
}

private let serverStarted: XIDProc = { _, pointer, _ in
  InputMethod.from(pointer)?.serverDidStart()
}

private let serverDied: XIMProc = { _, pointer, _ in
  InputMethod.from(pointer)?.serverDidDie()
}
