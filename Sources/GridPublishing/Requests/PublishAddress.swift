/// Where an order may be sent: an `https` address, or an `http` address of this very machine.
///
/// The rule is kept narrow, so that no two readers of an address disagree about its host: names of
/// users, blanks and backslashes have no place in it.
package struct PublishAddress: Equatable, Sendable {
  /// The whole address, as it was given.
  package let text: String
  /// The host, as it stands in the address, without a port.
  package let host: String

  /// The names of this machine that need no encryption.
  private static let loopback: Set = ["localhost", "127.0.0.1", "[::1]"]

  /// The address in `text`, or `nil` when no order may be sent there.
  package init?(_ text: String) {
    let scheme = text.prefix { $0 != ":" }
    let rest = text[scheme.endIndex...]
    guard rest.hasPrefix("://"),
      text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f && $0 != UInt8(ascii: "\\") }),
      let host = Self.host(of: rest.dropFirst(3).prefix { !"/?#".contains($0) })
    else { return nil }
    (self.text, self.host) = (text, host)
    switch scheme.lowercased() {
    case "https": break
    case "http" where isLoopback: break
    default: return nil
    }
  }

  /// Whether the host is this machine.
  var isLoopback: Bool { Self.loopback.contains(host) }

  /// The host of `authority`, which is a host and maybe a port.
  private static func host(of authority: Substring) -> String? {
    var host = authority
    if let colon = authority.lastIndex(of: ":"), !authority[colon...].contains("]") {
      guard UInt16(authority[colon...].dropFirst()) != nil else { return nil }
      host = authority[..<colon]
    }
    let isLiteral = host.hasPrefix("[") && host.hasSuffix("]")
    let name = isLiteral ? host.dropFirst().dropLast() : host
    let others = isLiteral ? ".:" : ".-_"
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isWholeNumber || others.contains($0) })
    else { return nil }
    return host.lowercased()
  }
}
