package import CX11
import Glibc

/// Broadcasts that a program is starting or has started (startup notification protocol 0.2).
package final class StartupMessages {
  private let display: Display
  private let window: XID
  private var incoming: [XID: [UInt8]] = [:]
  private var isListening = false

  /// A longer message is ignored.
  private static let longestMessage = 4096
  /// If more messages are incomplete at once, all are dropped.
  private static let mostIncoming = 64

  /// Messages on `display` whose sender is `window`.
  package init(on display: Display, from window: XID) {
    (self.display, self.window) = (display, window)
  }

  /// Starts or stops receiving the messages of other programs.
  package func listen(_ isListening: Bool) {
    self.isListening = isListening
    if isListening { display.rootEventMask.insert(.propertyChange) } else { incoming.removeAll() }
  }

  /// The id of the `number`th start by this process, an instance of `program`; `time` is the server
  /// timestamp of the event that caused it.
  package func newID(of program: String, number: Int, time: UInt32) -> String {
    "\(program)-\(getpid())-\(number)_TIME\(time)"
  }

  /// Broadcasts that the start `id` has begun on the current desktop; `fields` describe it.
  package func begin(id: String, _ fields: [(String, String)]) {
    let desktop = display.values(of: .netCurrentDesktop, on: display.root)?.first
    let time = StartupID(id)?.time.map { ("TIMESTAMP", String($0)) }
    let current = desktop.map { ("DESKTOP", String($0)) }
    send(
      "new",
      [("ID", id), ("SCREEN", String(display.screen))] + [current, time].compactMap(\.self) + fields
    )
  }

  /// Broadcasts that the start `id` is over.
  package func remove(id: String) { send("remove", [("ID", id)]) }

  /// The id of the start that is over, if `event` completes such a message; otherwise `nil`.
  package func finishedStart(in event: XEvent) -> String? {
    guard isListening, event.type == ClientMessage, event.xclient.format == 8 else { return nil }
    let message = event.xclient
    guard let text = assemble(message) else { return nil }
    return Self.finishedStart(in: text)
  }

  /// The id of the start that is over, if `text` is such a message; otherwise `nil`.
  package static func finishedStart(in text: String) -> String? {
    guard let colon = text.firstIndex(of: ":"), text[..<colon] == "remove",
      let start = text.firstRange(of: "ID=")
    else { return nil }
    return unquoted(text[start.upperBound...])
  }

  /// The text of a message of `kind` with `fields`.
  ///
  /// Quotation marks and backslashes are escaped.
  package static func message(_ kind: String, _ fields: [(String, String)]) -> String {
    let parts = fields.map { name, value in
      let escaped = value.map { "\"\\".contains($0) ? "\\\($0)" : String($0) }.joined()
      return "\(name)=\"\(escaped)\""
    }
    return "\(kind): " + parts.joined(separator: " ")
  }

  /// The value at the start of `text`: up to a space outside quotation marks.
  private static func unquoted(_ text: Substring) -> String {
    var (value, isQuoted, isEscaped) = ("", false, false)
    for character in text {
      if isEscaped {
        value.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        isQuoted.toggle()
      } else if character == " " && !isQuoted {
        break
      } else {
        value.append(character)
      }
    }
    return value
  }
}

extension StartupMessages {
  /// Broadcasts a message in pieces of 20 bytes; a NUL ends the last one.
  private func send(_ kind: String, _ fields: [(String, String)]) {
    var rest = Array(Self.message(kind, fields).utf8 + [0])[...]
    var type = display.atoms[.netStartupInfoBegin]
    while !rest.isEmpty {
      var event = XEvent()
      event.xclient.type = ClientMessage
      (event.xclient.window, event.xclient.message_type) = (window, type)
      event.xclient.format = 8
      withUnsafeMutableBytes(of: &event.xclient.data.b) { $0.copyBytes(from: rest.prefix(20)) }
      XSendEvent(
        display.pointer, display.root, 0, CX11EventMask.propertyChange.rawValue, &event)
      rest = rest.dropFirst(20)
      type = display.atoms[.netStartupInfo]
    }
  }

  /// The whole message, if `piece` is its last piece.
  private func assemble(_ piece: XClientMessageEvent) -> String? {
    let isFirst = piece.message_type == display.atoms[.netStartupInfoBegin]
    guard isFirst || piece.message_type == display.atoms[.netStartupInfo] else { return nil }
    guard var bytes = isFirst ? [] : incoming[piece.window] else { return nil }
    let new = withUnsafeBytes(of: piece.data.b) { Array($0.prefix(20)) }
    bytes += new.prefix { $0 != 0 }
    let isLast = new.contains(0)
    if incoming.count >= Self.mostIncoming { incoming.removeAll() }
    incoming[piece.window] = isLast || bytes.count > Self.longestMessage ? nil : bytes
    return isLast ? String(decoding: bytes, as: UTF8.self) : nil
  }
}
