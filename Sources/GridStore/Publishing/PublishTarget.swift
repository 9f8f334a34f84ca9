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
