import DesktopApplications
import GridCore
import System

/// Replies to requests over the bus, from the grid that is shown.
///
/// While an item is lifted, changes and their replies wait. They follow the same rules as changes
/// by the user.
final class BusService {
  /// A reply: the ids of the favorites, nothing, or a refusal.
  typealias Reply = Result<[String]?, BusRefusal>

  /// Called with the ids of the favorites after they changed.
  var didChange: ([String]) -> Void = { _ in }

  private let controller: GridController
  private let catalog: () -> ApplicationCatalog?
  private let window: (WindowRequest) -> Void
  private var waiting: [(change: FavoriteChange, answer: (Reply) -> Void)] = []
  private var known: (revision: Int, favorites: [ItemHandle])

  /// A service for `controller`.
  ///
  /// `catalog` returns the installed applications, and `window` handles requests to the window.
  init(
    on controller: GridController, catalog: @escaping () -> ApplicationCatalog?,
    window: @escaping (WindowRequest) -> Void
  ) {
    (self.controller, self.catalog, self.window) = (controller, catalog, window)
    let document = controller.grid.document
    known = (document.revision, document.favorites)
  }

  /// Handles `call` and calls `answer` once, now or later.
  func take(_ call: BusCall, answer: @escaping (Reply) -> Void) {
    do {
      switch try BusRequest(call) {
      case .window(let request):
        window(request)
        answer(.success(nil))
      case .list: answer(.success(ids))
      case .change(let change): waiting.append((change, answer))
      }
    } catch { answer(.failure(error)) }
  }

  /// Makes the waiting changes if nothing is lifted at `now`, and reports changed favorites,
  /// whoever changed them.
  ///
  /// - Complexity: O(1) if nothing waits and nothing has changed.
  func advance(to now: Duration) {
    if !waiting.isEmpty, controller.grid.liftedItem == nil {
      let due = waiting
      waiting = []
      for (change, answer) in due { answer(make(change, at: now)) }
    }
    announce()
  }

  private var ids: [String] {
    let document = controller.grid.document
    return document.favorites.map { document.items[$0].id }
  }

  private func announce() {
    let document = controller.grid.document
    guard document.revision != known.revision else { return }
    let isOther = document.favorites != known.favorites
    known = (document.revision, document.favorites)
    if isOther { didChange(ids) }
  }
}

extension BusService {
  private func make(_ change: FavoriteChange, at now: Duration) -> Reply {
    let history = controller.grid.history
    switch change {
    case .undo where history.undoable.isEmpty:
      return .failure(BusRefusal("there is nothing to undo"))
    case .redo where history.redoable.isEmpty:
      return .failure(BusRefusal("there is nothing to redo"))
    case .undo: controller.change(at: now) { $0.undo() }
    case .redo: controller.change(at: now) { $0.redo() }
    case .add(let id, _)
    where controller.grid.document.items.handle(of: id) == nil && catalog()?[id] == nil:
      return .failure(BusRefusal("there is no application “\(id)”"))
    default: return perform(change, at: now)
    }
    return .success(nil)
  }

  private func perform(_ change: FavoriteChange, at now: Duration) -> Reply {
    do throws(EditError) {
      guard let edit = try change.edit(of: controller.grid.document, in: catalog()) else {
        return .success(nil)
      }
      controller.change(at: now) { grid in
        grid.perform { _ throws(EditError) in edit }
      }
      return .success(nil)
    } catch { return .failure(BusRefusal(error.description)) }
  }
}
