import GridStore

/// What the configuration says about sending the order of one board; `nil` where it says nothing.
struct PublishSettings: Equatable, Sendable {
  /// Where it is sent.
  var address: PublishAddress?
  /// The name of the form field.
  var parameter: String?
  /// The path of the file with the token.
  var tokenFile: String?
  /// The header that carries the token.
  var tokenHeader: TokenHeader?

  /// Where and how to send; `nil` unless the address, the field and the token are all set.
  var target: PublishTarget? {
    guard let address, let parameter, let tokenFile else { return nil }
    return PublishTarget(
      address: address, parameter: parameter, tokenFile: tokenFile,
      tokenHeader: tokenHeader ?? .standard)
  }
}

extension Settings {
  /// What the configuration says about the board called `board`.
  package subscript(publishing board: String) -> PublishSettings {
    get { publishing[board] ?? PublishSettings() }
    set { publishing[board] = newValue }
  }
}
