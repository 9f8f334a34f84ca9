import DesktopApplications
import Freedesktop
import GridCore
import GridSettings
import GridStore
import System

extension Commands {
  nonisolated func add(_ id: String) -> CommandResult {
    var store = options.store(in: environment)
    var document = Document()
    document.loadFavorites(store.load().state.favorites.ids)
    let catalog = ApplicationCatalog(environment: environment)
    if document.indexOfFavorite(called: id, in: catalog) != nil {
      return Self.isFavoriteAlready(id)
    }
    guard let id = catalog[id]?.id.rawValue else { return .failure(catalog.sentence(unknown: id)) }
    return change { store throws(StoreError) in
      try store.perform { document throws(EditError) in
        try document.editAdding(id, at: options.position.indexToInsert)
      }
    }
  }

  nonisolated func remove(_ id: String) -> CommandResult {
    change { store throws(StoreError) in
      try store.perform { document throws(EditError) in
        let index = try document.knownIndexOfFavorite(
          called: id, in: ApplicationCatalog(environment: environment))
        return try document.editRemoving(at: index)
      }
    }
  }

  nonisolated func move(_ id: String, to position: Position) -> CommandResult {
    change { store throws(StoreError) in
      try store.perform { document throws(EditError) in
        let source = try document.knownIndexOfFavorite(
          called: id, in: ApplicationCatalog(environment: environment))
        return try document.editMoving(
          from: source, to: position.index(of: document.favorites.count))
      }
    }
  }

  nonisolated func undo() -> CommandResult {
    change(otherwise: "there is nothing to undo") { store throws(StoreError) in
      try store.undo()
    }
  }

  nonisolated func redo() -> CommandResult {
    change(otherwise: "there is nothing to redo") { store throws(StoreError) in
      try store.redo()
    }
  }

  /// Changes what is stored, and remembers names and icons for the day they are gone.
  ///
  /// - Parameters:
  ///   - sentence: Why it is a failure that nothing was to be done; `nil` when it is none.
  ///   - body: Makes the change.
  /// - Returns: What is to be said, and the exit status.
  nonisolated func change(
    otherwise sentence: String? = nil,
    _ body: (inout FavoritesStore) throws(StoreError) -> CommitResult
  ) -> CommandResult {
    var store = options.store(in: environment)
    do throws(StoreError) {
      let commit = try body(&store)
      if commit.edit == nil, let sentence { return .failure(sentence) }
      var result = CommandResult()
      result.say(.warning, commit.notes)
      result.say(.warning, commit.skippedIDs.map { "\($0) is not where it was any more" })
      remember(commit.state.favorites, in: store.memory, &result)
      return result
    } catch .refused(.alreadyFavorite(let id)) {
      return Self.isFavoriteAlready(id)
    } catch .refused(.notFavorite(let id)) {
      let nearest = Spelling.nearest(toID: id, among: store.load().state.favorites.ids)
      return .failure(EditError.notFavorite(id: id).description + Spelling.question(nearest))
    } catch {
      return .failure(error.description)
    }
  }

  private nonisolated func remember(
    _ favorites: Favorites, in memory: ItemMemory, _ result: inout CommandResult
  ) {
    let catalog = ApplicationCatalog(environment: environment)
    let remembered = memory.items()
    let items = favorites.ids.compactMap { catalog[$0]?.item ?? remembered[$0] }
    do { try memory.remember(items) } catch { result.say(.warning, [error.description]) }
  }

  private nonisolated static func isFavoriteAlready(_ id: String) -> CommandResult {
    var result = CommandResult()
    result.say(.warning, [EditError.alreadyFavorite(id: id).description])
    return result
  }
}
