import Freedesktop
import System

/// Why no favorites can be taken over from a source.
package struct ImportError: Error, Equatable, CustomStringConvertible {
  /// Where they should have come from.
  package let source: ImportSource
  /// What is wrong.
  package let reason: Reason

  /// What can be wrong.
  package enum Reason: Equatable {
    /// The source lists nothing.
    case nothing
    /// A file of the source can't be used; the text says which and why.
    case unusable(String)
  }

  /// One sentence for the person.
  package var description: String {
    switch reason {
    case .nothing: "\(source.title) has no favorites to import"
    case .unusable(let sentence): "could not import from \(source.title): \(sentence)"
    }
  }

  /// Reads a file of `source`; `nil` when there is none.
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
  /// What the system says of a file that is not there.
  static let missing = SystemError(code: 2)
}
