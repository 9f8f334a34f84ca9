package import CX11

/// What a later start of the program asks of the window that is open already.
package struct ActivationRequest: Equatable, Sendable {
  /// Whether the window closes when it has the focus, and otherwise comes to the current desktop.
  package var toggles: Bool
  /// Whether edit mode begins.
  package var edits: Bool
  /// The text to search for, at most `longestText` Unicode scalars; empty for none.
  package private(set) var searchText: String
  /// When the user asked for it, in the server's 32-bit milliseconds; 0 stands for the present, like
  /// X's `CurrentTime`.
  package var time: UInt32

  /// The most Unicode scalars of a search text that are sent or accepted.
  package static let longestText = 256

  /// A request for the window to come to the front, and whatever else is given.
  package init(
    toggles: Bool = false, edits: Bool = false, searchText: String = "", time: UInt32 = 0
  ) {
    self.searchText = String(searchText.unicodeScalars.prefix(Self.longestText))
    (self.toggles, self.edits, self.time) = (toggles, edits, time)
  }
}

extension ActivationRequest {
  /// Puts the request on `sender`, a window of this program, and sends `receiver` a message about it.
  ///
  /// The search text is a property of `sender`. Whoever deletes that property has accepted the
  /// request, or has withdrawn it: the server lets one of them only.
  package func send(to receiver: XID, from sender: XID, on display: Display) {
    display.set(
      display.atoms[.activationRequest], of: sender, type: display.atoms[.utf8String],
      bytes: Array(searchText.utf8))
    let flags = (toggles ? 1 : 0) | (edits ? 2 : 0)
    display.sendMessage(
      .activationRequest, to: receiver, [flags, Int(time), Int(bitPattern: sender)])
  }

  /// Withdraws a request that `sender` carries; `false` when it was accepted before.
  ///
  /// - Complexity: Two round trips.
  package static func withdraw(from sender: XID, on display: Display) -> Bool {
    display.readAndDelete(of: .activationRequest, on: sender) != nil
  }

  /// Accepts the request that `message` tells of; `nil` when the message is about something else, or
  /// when the request was withdrawn.
  ///
  /// - Complexity: Two round trips.
  package init?(accepting message: XClientMessageEvent, on display: Display) {
    guard message.message_type == display.atoms[.activationRequest], message.format == 32 else {
      return nil
    }
    let (flags, sender) = (message.data.l.0, XID(bitPattern: message.data.l.2))
    guard let text = display.readAndDelete(of: .activationRequest, on: sender) else { return nil }
    self.init(
      toggles: flags & 1 != 0, edits: flags & 2 != 0,
      searchText: String(decoding: text, as: UTF8.self),
      time: UInt32(truncatingIfNeeded: message.data.l.1))
  }
}
