package import GridPublishing

/// The settings for publishing the order of one board; `nil` where not set.
package struct PublishSettings: Equatable, Sendable {
  /// The URL of the server.
  package var address: PublishAddress?
  /// The name of the form field.
  package var parameter: String?
  /// The path of the file with the token.
  package var tokenFile: String?
  /// The header that carries the token.
  package var tokenHeader: TokenHeader?

  /// The target, or `nil` unless URL, field and token are all set.
  package var target: PublishTarget? {
    guard let address, let parameter, let tokenFile else { return nil }
    return PublishTarget(
      address: address, parameter: parameter, tokenFile: tokenFile,
      tokenHeader: tokenHeader ?? .standard)
  }
}

extension Settings {
  /// The settings for the board called `board`.
  package subscript(publishing board: String) -> PublishSettings {
    get { publishing[board] ?? PublishSettings() }
    set { publishing[board] = newValue }
  }
}
