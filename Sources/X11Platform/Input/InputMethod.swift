import CX11
import Glibc
import GridCore

/// What makes text of keys: dead keys and Compose by Xlib itself, or the server of an input method.
///
/// It is opened with the first key, which is the first it is asked about, so it costs a start
/// nothing and no key is lost. A server that goes away is replaced by Xlib's own method until one
/// is there again.
final class InputMethod {
  private let display: Display
  private let window: XID
  private let events: CX11EventMask
  private var context: InputContext?
  private var isOpened = false
  private var awaitsServer = false

  /// The method for the keys of `window`, which gets `events` in any case.
  init(on display: Display, for window: XID, events: CX11EventMask) {
    (self.display, self.window, self.events) = (display, window, events)
  }

  /// A server learns of the end by the end of the connection: Xlib would wait for its answer, and
  /// for ever when it is gone by then.
  deinit {
    guard !display.isLost else { return }
    forgetServer()
    if context?.isOfServer == false { context?.close() }
  }

  /// Where the bottom of the caret is in the window; what is composed is shown there.
  var spot = Point.zero {
    didSet { if spot != oldValue { context?.setSpot(spot) } }
  }

  /// Whether the window has the keyboard.
  package var hasFocus = false {
    didSet { if hasFocus != oldValue { context?.setFocus(hasFocus) } }
  }

  /// Lets the method look at an event first; `true` when it took it.
  package func takes(_ event: XEvent) -> Bool {
    if !isOpened, event.type == KeyPress { open() }
    guard isOpened else { return false }
    var event = event
    return XFilterEvent(&event, CX11None) != 0
  }

  /// The text of a key press that was not taken, without control characters; empty when it has
  /// none.
  package func text(of event: XKeyEvent) -> String {
    let text = context?.text(of: event) ?? Self.plainText(of: event)
    return text.unicodeScalars.first?.properties.generalCategory == .control ? "" : text
  }

  /// The text of a key press where there is no method at all: Latin letters.
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
  /// Opens the method that the person's `XMODIFIERS` names, or else Xlib's own.
  private func open() {
    isOpened = true
    Self.localeIsSet
    if getenv("XMODIFIERS") != nil { awaitServer() }
    if context == nil { connect(by: "") }
    if context == nil { connect(by: "@im=none") }
  }

  /// Characters count as in the person's locale, and as in Unicode where that has only ASCII.
  private static let localeIsSet: Void = {
    setlocale(LC_CTYPE, "")
    let charset = nl_langinfo(Int32(CODESET)).map { String(cString: $0) }
    if charset != "UTF-8" { setlocale(LC_CTYPE, "C.UTF-8") }
  }()

  private func connect(by modifiers: String) {
    context?.close()
    context = nil
    guard XSetLocaleModifiers(modifiers) != nil else { return }
    context = InputContext(on: display, for: window, events: events, spot: spot)
    context?.onDestruction(call: serverWentAway, with: pointerToSelf)
    context?.setFocus(hasFocus)
  }

  private func awaitServer() {
    forgetServer()
    guard XSetLocaleModifiers("") != nil else { return }
    awaitsServer = true
    XRegisterIMInstantiateCallback(
      display.pointer, nil, nil, nil, serverCame, pointerToSelf)
  }

  private func forgetServer() {
    guard awaitsServer else { return }
    awaitsServer = false
    XUnregisterIMInstantiateCallback(
      display.pointer, nil, nil, nil, serverCame, pointerToSelf)
  }

  fileprivate func serverIsThere() {
    guard context?.isOfServer != true else { return }
    connect(by: "")
  }

  /// Xlib has freed what belonged to the server; the next key opens what there is then.
  fileprivate func serverIsGone() { (context, isOpened) = (nil, false) }

  private var pointerToSelf: UnsafeMutablePointer<CChar> {
    Unmanaged.passUnretained(self).toOpaque().assumingMemoryBound(to: CChar.self)
  }

  fileprivate static func at(_ pointer: UnsafeMutablePointer<CChar>?) -> InputMethod? {
    pointer.map { Unmanaged.fromOpaque(UnsafeRawPointer($0)).takeUnretainedValue() }
  }
}

private let serverCame: XIDProc = { _, pointer, _ in
  InputMethod.at(pointer)?.serverIsThere()
}

private let serverWentAway: XIMProc = { _, pointer, _ in
  InputMethod.at(pointer)?.serverIsGone()
}
