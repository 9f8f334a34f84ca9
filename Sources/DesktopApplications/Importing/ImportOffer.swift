package import Freedesktop

/// What a page without favorites can take over from one source.
package struct ImportOffer: Equatable, Sendable {
  /// The launcher it comes from; `nil` for the applications that open the usual things.
  package let source: ImportSource?
  /// What there is; at least one application that is installed.
  package let favorites: ImportedFavorites

  /// How many applications would be taken over.
  package var count: Int { favorites.ids.count }

  /// What was found in all places where a person may have chosen applications before.
  package struct Findings: Sendable {
    /// What can be taken over, in the order in which it is offered.
    package var offers: [ImportOffer] = []
    /// The sources that could not be read.
    package var problems: [ImportError] = []
  }

  /// Looks for the favorites of other launchers and, where there are none, for the applications
  /// that open the usual things.
  ///
  /// - Complexity: reads every installed application; this is no work for the loop.
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
  /// Offers what `references` mean among `applications`, if any of it is installed.
  fileprivate mutating func add(
    _ references: [String], from source: ImportSource?, as applications: ReferenceResolver
  ) {
    let favorites = ImportedFavorites(references, besides: [], in: applications)
    guard !favorites.ids.isEmpty else { return }
    offers.append(ImportOffer(source: source, favorites: favorites))
  }

  /// Takes `problem` down, unless it is about a file that was in the way before.
  fileprivate mutating func add(_ problem: ImportError) {
    if !problems.contains(where: { $0.reason == problem.reason }) { problems.append(problem) }
  }
}
