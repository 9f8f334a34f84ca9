package import GridPublishing

/// What the configuration says about sending the order of one board; `nil` where it says nothing.
package struct PublishSettings: Equatable, Sendable {
  /// Where it is sent.
  package var address: PublishAddress?
  /// The name of the form field.
  package var parameter: String?
  /// The path of the file with the token.
  package var tokenFile: String?
  /// The header that carries the token.
  package var tokenHeader: TokenHeader?

  /// Where and how to send; `nil` unless the address, the field and the token are all set.
  package var target: PublishTarget? {
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
