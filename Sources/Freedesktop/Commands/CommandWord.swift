/// One word of a command line as the system takes it: any bytes but NUL, for the name of a file need
/// not be UTF-8.
public struct CommandWord: Hashable, Sendable {
  /// The bytes, without a final NUL.
  public let bytes: [UInt8]

  /// A word of any bytes but NUL.
  public init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// The word that `text` is.
  public init(_ text: String) { bytes = Array(text.utf8) }
}

extension CommandWord: ExpressibleByStringInterpolation, CustomStringConvertible {
  /// The word that the literal is.
  public init(stringLiteral text: String) { self.init(text) }

  /// The text for a person, with a mark for what is not UTF-8.
  public var description: String { String(decoding: bytes, as: UTF8.self) }
}
