/// The name of one start, as the startup notification protocol 0.1 has it.
package struct StartupID: Equatable, Sendable {
  /// The whole id.
  package let text: String

  /// The id `text`; `nil` when that is empty.
  package init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    self.text = text
  }

  /// When the person asked for the start, in the server's 32-bit milliseconds; `nil` when the id
  /// does not say.
  package var time: UInt32? {
    guard let mark = text.ranges(of: "_TIME").last else { return nil }
    return UInt32(text[mark.upperBound...])
  }
}
