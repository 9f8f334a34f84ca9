/// What is said to the server about an order: one form field with all ids.
struct OrderRequest: Equatable, Sendable {
  let address: PublishAddress
  let headers: [String]
  let body: [UInt8]

  /// The request that tells `target` of the order of `ids`, with `token` as the credential.
  ///
  /// `key` is the same for all attempts to send one order.
  ///
  /// - Throws: `PublishError.id` when an id can't stand between commas.
  init(_ ids: [String], key: UInt64, to target: PublishTarget, token: String) throws(PublishError) {
    if let refusal = ids.lazy.compactMap(PublishTarget.refusal).first { throw .id(refusal) }
    address = target.address
    // Without the empty one, a long order would wait for the server's leave to be sent.
    headers = [
      target.tokenHeader.line(for: token), "Idempotency-Key: \(String(key, radix: 16))", "Expect:",
    ]
    var body: [UInt8] = []
    FormEncoding.append(target.parameter, to: &body)
    body.append(UInt8(ascii: "="))
    FormEncoding.append(ids.joined(separator: ","), to: &body)
    self.body = body
  }
}
