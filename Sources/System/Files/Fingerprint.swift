/// A short name for long bytes: 64-bit FNV-1a.
///
/// It tells damage and names files; it keeps no secret.
package struct Fingerprint: Equatable, CustomStringConvertible {
  private let value: UInt64

  package init(_ bytes: some Sequence<UInt8>) {
    value = bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// The fingerprint of the bytes of `text`.
  package init(_ text: String) { self.init(text.utf8) }

  /// Sixteen hexadecimal digits.
  package var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
