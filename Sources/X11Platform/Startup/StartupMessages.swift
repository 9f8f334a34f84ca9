package import CX11
import Glibc

/// The broadcasts by which programs tell that another one is starting, or has started: the startup
/// notification protocol 0.2.
package final class StartupMessages {
  private let display: Display
  private let window: XID
  private var incoming: [XID: [UInt8]] = [:]
  private var isListening = false

  /// A message of more bytes is nobody's startup.
  private static let longestMessage = 4096

  /// Messages sent in the name of `window`.
  package init(on display: Display, from window: XID) {
    (self.display, self.window) = (display, window)
  }

  /// Takes up the messages of others from now on, or no more.
  package func listen(_ isListening: Bool) {
    self.isListening = isListening
    if isListening { display.rootEvents.insert(.propertyChange) } else { incoming.removeAll() }
  }

  /// The id of a start that this process, an instance of `program`, makes as its `number`th, asked
  /// for at `time`.
  package func newID(of program: String, number: Int, time: UInt32) -> String {
    "\(program)-\(getpid())-\(number)_TIME\(time)"
  }

  /// Says that the start called `id` has begun, on the desktop that is looked at; `fields` tell of
  /// what.
  package func begin(id: String, _ fields: [(String, String)]) {
    let desktop = display.values(of: .netCurrentDesktop, on: display.root)?.first
    let time = StartupID(id)?.time.map { ("TIMESTAMP", String($0)) }
    let place = desktop.map { ("DESKTOP", String($0)) }
    send(
      "new",
      [("ID", id), ("SCREEN", String(display.screen))] + [place, time].compactMap(\.self) + fields)
  }

  /// Says that the start called `id` is over.
  package func remove(id: String) { send("remove", [("ID", id)]) }

  /// The id of the start that `event` ends the message about, or `nil` when it doesn't say that a
  /// start is over.
  package func finishedStart(in event: XEvent) -> String? {
    guard isListening, event.type == ClientMessage, event.xclient.format == 8 else { return nil }
    let message = event.xclient
    guard let text = assemble(message) else { return nil }
    return Self.finishedStart(in: text)
  }

  /// The id in a message that says that a start is over, or `nil` for another message.
  package static func finishedStart(in text: String) -> String? {
    guard let colon = text.firstIndex(of: ":"), text[..<colon] == "remove",
      let start = text.firstRange(of: "ID=")
    else { return nil }
    return unquoted(text[start.upperBound...])
  }

  /// The message of `kind` with `fields`; quotation marks and backslashes are escaped.
  package static func message(_ kind: String, _ fields: [(String, String)]) -> String {
    let parts = fields.map { name, value in
      let escaped = value.map { "\"\\".contains($0) ? "\\\($0)" : String($0) }.joined()
      return "\(name)=\"\(escaped)\""
    }
    return "\(kind): " + parts.joined(separator: " ")
  }

  /// The value at the start of `text`, quoted or up to a blank.
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
  /// Broadcasts a message in pieces of 20 bytes, the last ending in NUL.
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

  /// The whole message when `piece` is its last one.
  private func assemble(_ piece: XClientMessageEvent) -> String? {
    let isFirst = piece.message_type == display.atoms[.netStartupInfoBegin]
    guard isFirst || piece.message_type == display.atoms[.netStartupInfo] else { return nil }
    guard var bytes = isFirst ? [] : incoming[piece.window] else { return nil }
    let new = withUnsafeBytes(of: piece.data.b) { Array($0.prefix(20)) }
    bytes += new.prefix { $0 != 0 }
    let isLast = new.contains(0)
    incoming[piece.window] = isLast || bytes.count > Self.longestMessage ? nil : bytes
    return isLast ? String(decoding: bytes, as: UTF8.self) : nil
  }
}
