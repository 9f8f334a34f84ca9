import Freedesktop
import System

/// Why favorites can't be imported from a source.
package struct ImportError: Error, Equatable, CustomStringConvertible {
  /// The source.
  package let source: ImportSource
  /// The reason.
  package let reason: Reason

  /// Reasons.
  package enum Reason: Equatable {
    /// The source lists nothing.
    case nothing
    /// A file of the source is unusable. The text names the file and the problem.
    case unusable(String)
  }

  /// One sentence for the user.
  package var description: String {
    switch reason {
    case .nothing: "\(source.title) has no favorites to import"
    case .unusable(let sentence): "could not import from \(source.title): \(sentence)"
    }
  }

  /// Reads a file of `source`, or returns `nil` if it doesn't exist and is not required.
  static func bytes(
    of path: String, for source: ImportSource, isRequired: Bool = false
  ) throws(ImportError) -> [UInt8]? {
    do {
      return try RegularFile.bytes(of: path, limit: KeyFile.maximumSize)
    } catch .system(.missing) where !isRequired {
      return nil
    } catch {
      throw ImportError(source: source, reason: .unusable("\(path): \(error)"))
    }
  }
}

extension SystemError {
  /// The error for a file that doesn't exist.
  static let missing = SystemError(code: 2)
}
