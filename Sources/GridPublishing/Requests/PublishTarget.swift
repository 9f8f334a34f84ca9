/// Where the order of a board is sent, and how.
package struct PublishTarget: Equatable, Sendable {
  /// The server's address.
  package var address: PublishAddress
  /// The name of the form field that holds the order.
  package var parameter: String
  /// The path of the file whose first line is the token; it is read anew for each request.
  package var tokenFile: String
  /// The header that carries the token.
  package var tokenHeader: TokenHeader

  /// The target at `address`.
  package init(
    address: PublishAddress, parameter: String, tokenFile: String,
    tokenHeader: TokenHeader = .standard
  ) {
    (self.address, self.parameter) = (address, parameter)
    (self.tokenFile, self.tokenHeader) = (tokenFile, tokenHeader)
  }

  /// Why the order of a board with `id` can't be sent, in one sentence; `nil` when it can.
  ///
  /// The ids are sent with commas between them, so none may hold one.
  package static func refusal(of id: String) -> String? {
    guard id.utf8.contains(UInt8(ascii: ",")) else { return nil }
    return "the id “\(id)” has a comma, so an order with it is never sent"
  }
}
/// The header that carries the token: what stands before it.
package struct TokenHeader: Equatable, Sendable {
  /// What stands before the token, up to and including the blank between them.
  private let prefix: String

  /// `Authorization: Bearer `.
  package static let standard = TokenHeader(prefix: "Authorization: Bearer ")

  private init(prefix: String) { self.prefix = prefix }

  /// The header called `text`, or, when `text` has a colon, the one that begins with it.
  ///
  /// `X-Token` gives `X-Token: ` and the token, `Authorization: Basic` gives
  /// `Authorization: Basic ` and the token; blanks at both ends don't count. `nil` when `text`
  /// can't begin a header.
  package init?(_ text: String) {
    let words = text.split(separator: " ").joined(separator: " ")
    let name = words.utf8.prefix { $0 != UInt8(ascii: ":") }
    guard !name.isEmpty, name.allSatisfy(Self.isOfName),
      words.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f })
    else { return nil }
    prefix = words + (name.count == words.utf8.count ? ": " : " ")
  }

  /// The whole header.
  func line(for token: String) -> String { prefix + token }

  /// Whether a header's name may hold `byte`.
  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

extension TokenHeader: CustomStringConvertible {
  /// What stands before the token, without the blank.
  package var description: String { String(prefix.dropLast()) }
}
