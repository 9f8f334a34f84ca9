import DesktopApplications
import GridCore
import GridPainting

/// Brings the page up to date with each new catalog of installed applications.
final class CatalogUpdates: LoopClient {
  private let watcher: CatalogWatcher
  private let update: (ApplicationCatalog, Duration) -> Void

  /// Calls `update` with each catalog of `watcher`, and with the time.
  init(of watcher: CatalogWatcher, update: @escaping (ApplicationCatalog, Duration) -> Void) {
    (self.watcher, self.update) = (watcher, update)
  }

  var descriptor: Int32? { watcher.descriptor }

  func receive(at now: Duration) {
    if let catalog = watcher.take() { update(catalog, now) }
  }

  /// Ends the watcher without waiting: its thread may be reading from a slow disk.
  func finish() -> String? {
    watcher.close()
    return nil
  }
}
