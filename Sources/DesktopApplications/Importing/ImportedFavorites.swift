import Freedesktop

/// The entries of another launcher's list, resolved to applications.
package struct ImportedFavorites: Equatable, Sendable {
  /// The entries in order, each application once.
  package let lines: [Line]

  /// One entry.
  package enum Line: Equatable, Sendable {
    /// An application to add.
    case new(id: String, title: String)
    /// A favorite that stays where it is.
    case present(id: String)
    /// An application that is not installed.
    case missing(id: String)
    /// An entry that is no application, as written.
    case unknown(String)
  }

  /// The ids to add, in order.
  package var ids: [String] {
    lines.compactMap { if case .new(let id, _) = $0 { id } else { nil } }
  }

  /// The entries that can't be imported.
  package var skipped: [String] {
    lines.compactMap { line in
      switch line {
      case .new, .present: nil
      case .missing(let id): id
      case .unknown(let reference): reference
      }
    }
  }

  /// Resolves the entries of a source.
  ///
  /// - Parameters:
  ///   - references: The entries.
  ///   - favorites: The ids that are favorites already.
  ///   - applications: Resolves an entry to an application.
  package init(
    _ references: [String], besides favorites: [String], in applications: ReferenceResolver
  ) {
    let present = Set(favorites)
    var seen: Set<String> = []
    lines = references.compactMap { reference in
      guard let id = applications.id(of: reference) else {
        return seen.insert(reference).inserted ? .unknown(reference) : nil
      }
      guard seen.insert(id).inserted else { return nil }
      if present.contains(id) { return .present(id: id) }
      return applications.title(of: id).map { .new(id: id, title: $0) } ?? .missing(id: id)
    }
  }
}
