/// What a later start asks of the window that is open already.
nonisolated struct Summons: Equatable, Sendable {
  /// Whether the window closes when it has the focus, and else comes to where the person is.
  var toggles = false
  /// Whether edit mode begins.
  var edits = false
  /// When the person asked for it, in the server's 32-bit milliseconds.
  var time: UInt32

  /// A summons with what it asks for.
  init(toggles: Bool = false, edits: Bool = false, time: UInt32) {
    (self.toggles, self.edits, self.time) = (toggles, edits, time)
  }

  /// The summons in the `values` of a message.
  init(_ values: (flags: Int, time: Int)) {
    self.init(
      toggles: values.flags & 1 != 0, edits: values.flags & 2 != 0,
      time: UInt32(truncatingIfNeeded: values.time))
  }

  /// The values that say it in a message.
  var values: [Int] { [(toggles ? 1 : 0) | (edits ? 2 : 0), Int(time)] }
}
