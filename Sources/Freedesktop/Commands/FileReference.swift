/// One word of a command line: any bytes but NUL, because file names need not be UTF-8.
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

  /// The text for display, with replacement characters for invalid UTF-8.
  public var description: String { String(decoding: bytes, as: UTF8.self) }
}

/// Something a program is asked to open: a local file, or any other address.
public enum FileReference: Equatable, Sendable {
  /// A local file or directory by its absolute path.
  case path(CommandWord)
  /// A URI by RFC 3986, as in a `text/uri-list`; a `file:` one is a local file, too.
  case uri(String)

  /// What a person wrote on a command line: a URI when it begins with a scheme, else a path,
  /// which counts from `directory` when it is relative.
  public init(_ argument: CommandWord, relativeTo directory: CommandWord) {
    let separator = directory == "/" ? [] : [UInt8.slash]
    if argument.bytes.first == .slash {
      self = .path(argument)
    } else if PercentEncoding.hasScheme(argument.bytes) {
      self = .uri(argument.description)
    } else {
      self = .path(CommandWord(bytes: directory.bytes + separator + argument.bytes))
    }
  }

  /// The URI; a path becomes a `file:` one.
  public var uri: String {
    switch self {
    case .path(let path): "file://" + PercentEncoding.encode(path.bytes)
    case .uri(let uri): uri
    }
  }

  /// The absolute path, or nil when this is no file of this machine.
  public var path: CommandWord? {
    switch self {
    case .path(let path):
      return path.bytes.first == .slash && !path.bytes.contains(0) ? path : nil
    case .uri(let uri):
      guard uri.prefix(7).lowercased() == "file://" else { return nil }
      let rest = uri.dropFirst(7)
      let path = rest.hasPrefix("localhost/") ? rest.dropFirst(9) : rest
      guard path.hasPrefix("/") else { return nil }
      return PercentEncoding.decode(path).map { CommandWord(bytes: $0) }
    }
  }
}
