import Freedesktop

/// What another launcher's list means here: which of its lines are applications, and which of
/// those are new.
package struct ImportedFavorites: Equatable, Sendable {
  /// What became of the list, each application once, in its order.
  package let lines: [Line]

  /// One thing that was listed.
  package enum Line: Equatable, Sendable {
    /// An application that is to be added.
    case new(id: String, title: String)
    /// A favorite already, which stays where it is.
    case present(id: String)
    /// An application that is not installed.
    case missing(id: String)
    /// What is no application, as it stands in the list.
    case unknown(String)
  }

  /// The ids to add, in their order.
  package var ids: [String] {
    lines.compactMap { if case .new(let id, _) = $0 { id } else { nil } }
  }

  /// What can't be taken over: ids that are not installed, and what is no application.
  package var skipped: [String] {
    lines.compactMap { line in
      switch line {
      case .new, .present: nil
      case .missing(let id): id
      case .unknown(let reference): reference
      }
    }
  }

  /// Looks up what a source lists.
  ///
  /// - Parameters:
  ///   - references: The lines of the source.
  ///   - favorites: The ids that are favorites already.
  ///   - applications: What finds the applications that are meant.
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
