import System

/// The file that says which order the server has, so that the next start sends what this one could
/// not, and what other programs changed in between.
///
/// It holds the fingerprint of the order and of where it was sent.
struct PublishRecord: Sendable {
  /// The path of the file; `nil` remembers nothing.
  let path: String?

  /// What is known of the server's order.
  enum Knowledge: Equatable {
    /// Nothing was ever recorded.
    case nothing
    /// The server has this order, or another one.
    case same, other
  }

  /// Whether the server behind `target` has the order of `ids`.
  func knowledge(of ids: [String], at target: PublishTarget) -> Knowledge {
    guard let path, let bytes = try? RegularFile.bytes(of: path, limit: 64) else { return .nothing }
    return bytes == text(for: ids, at: target) ? .same : .other
  }

  /// Records that the server behind `target` has the order of `ids`.
  ///
  /// Where that can't be stored, the next start sends the order once more.
  func store(_ ids: [String], at target: PublishTarget) {
    guard let path else { return }
    try? AtomicFile(path: path).replace(with: text(for: ids, at: target), lasts: false)
  }

  private func text(for ids: [String], at target: PublishTarget) -> [UInt8] {
    let fields = [target.address.text, target.parameter] + ids
    return Array("\(Fingerprint(fields.joined(separator: "\n")))\n".utf8)
  }
}
