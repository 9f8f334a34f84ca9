/// What a later start asks of the window that is open already.
nonisolated struct Summons: Equatable, Sendable {
  /// Whether the window closes when it has the focus, and else comes to where the person is.
  var toggles = false
  /// Whether edit mode begins.
  var edits = false
  /// When the person asked for it, in the server's 32-bit milliseconds.
  var time: UInt32
  /// The window it lies on; it is void once it was taken back from there.
  var sender: UInt
  /// What is searched for then, the text that lies on the sender's window; nothing when it is empty.
  var searchText = ""

  /// A summons with what it asks for.
  init(toggles: Bool = false, edits: Bool = false, time: UInt32, sender: UInt) {
    (self.toggles, self.edits, self.time, self.sender) = (toggles, edits, time, sender)
  }

  /// The summons in the `values` of a message.
  init(_ values: (flags: Int, time: Int, sender: Int)) {
    self.init(
      toggles: values.flags & 1 != 0, edits: values.flags & 2 != 0,
      time: UInt32(truncatingIfNeeded: values.time), sender: UInt(bitPattern: values.sender))
  }

  /// The values that say it in a message.
  var values: [Int] {
    [(toggles ? 1 : 0) | (edits ? 2 : 0), Int(time), Int(bitPattern: sender)]
  }
}
