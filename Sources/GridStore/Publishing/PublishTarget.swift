/// Where the order of a board is sent, and how.
public struct PublishTarget: Equatable, Sendable {
  /// The server's address.
  public var address: PublishAddress
  /// The name of the form field that holds the order.
  public var parameter: String
  /// The path of the file whose first line is the token; it is read anew for each request.
  public var tokenFile: String
  /// The header that carries the token.
  public var tokenHeader: TokenHeader

  /// The target at `address`.
  public init(
    address: PublishAddress, parameter: String, tokenFile: String,
    tokenHeader: TokenHeader = .standard
  ) {
    (self.address, self.parameter) = (address, parameter)
    (self.tokenFile, self.tokenHeader) = (tokenFile, tokenHeader)
  }

  /// Why the order of a board with `id` can't be sent, in one sentence; `nil` when it can.
  ///
  /// The ids are sent with commas between them, so none may hold one.
  public static func refusal(of id: String) -> String? {
    guard id.utf8.contains(UInt8(ascii: ",")) else { return nil }
    return "the id “\(id)” has a comma, so an order with it is never sent"
  }
}
