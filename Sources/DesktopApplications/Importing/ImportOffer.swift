package import Freedesktop

/// Favorites from one source that an empty page offers to import.
package struct ImportOffer: Equatable, Sendable {
  /// The launcher, or `nil` for the default applications.
  package let source: ImportSource?
  /// The favorites, at least one of which is installed.
  package let favorites: ImportedFavorites

  /// The number of applications to import.
  package var count: Int { favorites.ids.count }

  /// The result of a search in all sources.
  package struct Findings: Sendable {
    /// The offers in order.
    package var offers: [ImportOffer] = []
    /// The sources that could not be read.
    package var problems: [ImportError] = []
  }

  /// Reads the favorites of other launchers or, if there are none, the default applications.
  ///
  /// Reads every desktop entry. Call it on a background thread.
  package static func find(in environment: ProcessEnvironment) -> Findings {
    let applications = ReferenceResolver(environment: environment)
    let base = BaseDirectories(environment: environment)
    var findings = Findings()
    for source in ImportSource.launchers {
      do throws(ImportError) {
        findings.add(try source.list(in: base), from: source, as: applications)
      } catch {
        findings.add(error)
      }
    }
    if findings.offers.isEmpty {
      findings.add(applications.usualIDs, from: nil, as: applications)
    }
    return findings
  }
}

extension ImportOffer.Findings {
  /// Adds an offer if any of `references` is an installed application.
  fileprivate mutating func add(
    _ references: [String], from source: ImportSource?, as applications: ReferenceResolver
  ) {
    let favorites = ImportedFavorites(references, besides: [], in: applications)
    guard !favorites.ids.isEmpty else { return }
    offers.append(ImportOffer(source: source, favorites: favorites))
  }

  /// Adds `problem` unless the same file has caused one already.
  fileprivate mutating func add(_ problem: ImportError) {
    if !problems.contains(where: { $0.reason == problem.reason }) { problems.append(problem) }
  }
}
