import DesktopApplications
import Freedesktop
import GridCore
import GridSettings
import GridStore

extension Commands {
  /// Adds the favorites of another launcher as one edit, and lists the result for each.
  nonisolated func importFavorites(from source: ImportSource) -> CommandResult {
    let references: [String]
    do throws(ImportError) {
      references = try source.readNamed(in: environment)
    } catch {
      return .failure(error.description)
    }
    var store = options.store(in: environment)
    let found = ImportedFavorites(
      references, besides: store.load().state.favorites.ids,
      in: ReferenceResolver(environment: environment))
    var result = options.isDryRun || found.ids.isEmpty ? CommandResult() : add(found.ids)
    if result.status == 0 {
      result.output = found.lines.map { $0.text(isDone: !options.isDryRun) + "\n" }.joined()
    }
    return result
  }

  private nonisolated func add(_ ids: [String]) -> CommandResult {
    change { store throws(StoreError) in
      try store.perform { document throws(EditError) in try document.editAdding(ids) }
    }
  }
}

extension ImportedFavorites.Line {
  /// The line of the report: result and item, separated by tabs.
  nonisolated fileprivate func text(isDone: Bool) -> String {
    let fields =
      switch self {
      case .new(let id, let title): [isDone ? "added" : "would be added", id, title]
      case .present(let id): ["already there", id]
      case .missing(let id): ["not installed", id]
      case .unknown(let reference): ["no application", reference]
      }
    return fields.map(CatalogListing.field).joined(separator: "\t")
  }
}
