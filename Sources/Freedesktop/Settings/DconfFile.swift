import System

/// The settings of GNOME and its kin as dconf keeps them: a GVDB file, `~/.config/dconf/user`.
///
/// Read without any service, so that reading can neither start one nor change anything. Only
/// what the person has set is in the file; defaults are not. Every offset in it is checked.
public struct DconfFile: Sendable {
  /// The largest file that is read, in bytes.
  public static let maximumSize = 8 << 20
  /// What a file of the little-endian form begins with; no other form is in use.
  private static let signature = Array("GVariant".utf8) + [0, 0, 0, 0]

  private let table: GVDBTable

  /// Reads the regular file at `path`.
  ///
  /// - Throws: why it can't be read.
  public init(path: String) throws(DconfError) {
    let bytes: [UInt8]
    do {
      bytes = try RegularFile.bytes(of: path, limit: Self.maximumSize)
    } catch {
      throw DconfError(path: path, reason: .unreadable(KeyFileError.Reason(error)))
    }
    try self.init(bytes, path: path)
  }

  /// Reads bytes in memory; messages name `path` as their origin.
  ///
  /// - Throws: when this is no GVDB file.
  public init(_ bytes: [UInt8], path: String) throws(DconfError) {
    let bytes = UntrustedBytes(bytes: bytes, order: .little)
    guard bytes.bytes.starts(with: Self.signature),
      let start = bytes.number(at: 16), let end = bytes.number(at: 20),
      let table = GVDBTable(bytes, from: start, to: end)
    else { throw DconfError(path: path, reason: .malformed) }
    self.table = table
  }

  /// The texts that are set for `key`, for example `/org/gnome/shell/favorite-apps`; nil when
  /// there is no such key, or it holds no list of texts.
  ///
  /// - Complexity: linear in the keys of the file.
  public func strings(_ key: String) -> [String]? {
    table.value(of: key)?.strings
  }

  /// The text that is set for `key`; nil when there is no such key, or it holds no text.
  ///
  /// - Complexity: linear in the keys of the file.
  public func string(_ key: String) -> String? {
    table.value(of: key)?.string
  }
}

/// Why a file of settings can't be used.
public struct DconfError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file.
  public let path: String
  /// What is wrong with it.
  public let reason: Reason

  /// What can be wrong.
  public enum Reason: Equatable, Sendable {
    /// It can't be read.
    case unreadable(KeyFileError.Reason)
    /// It is not of the form that dconf writes.
    case malformed
  }

  /// One sentence with the file.
  public var description: String {
    switch reason {
    case .unreadable(let reason): "\(path): \(reason)"
    case .malformed: "\(path): this is no settings file of dconf"
    }
  }
}
