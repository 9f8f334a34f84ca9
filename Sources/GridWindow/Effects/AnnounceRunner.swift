import GridCore
import GridPainting
import System

/// Shows toasts and tooltips, and speaks announcements, with localized texts and their widths.
final class AnnounceRunner {
  /// The last announcement for a screen reader.
  private(set) var spoken: String?

  private let controller: GridController
  private let painter: GridPainter
  private let log: Log

  /// Shows them on the page of `controller` with the strings of `painter`.
  init(on controller: GridController, painter: GridPainter, log: Log) {
    (self.controller, self.painter, self.log) = (controller, painter, log)
  }

  /// Passes `announcement` to a screen reader.
  func announce(_ announcement: Announcement) {
    spoken = painter.strings.text(for: announcement, of: controller.grid.document)
  }

  /// Logs that the pin mark of `item` was removed because it pinned nothing.
  func logDroppedPinMark(of item: ItemHandle) {
    let id = controller.grid.document.items[item].id
    log(.info, "the pin mark of \(id) pinned nothing and is dropped")
  }

  /// Shows `toast` from `now` on.
  func show(_ toast: Toast, at now: Duration) {
    spoken = painter.text(for: toast, of: controller.grid.document)
    controller.change(at: now) { $0.show(toast, measuredBy: painter) }
  }

  /// Shows the full title of `item` if its label is truncated.
  func showTooltip(of item: ItemHandle) {
    controller.change { $0.showTooltip(of: item, measuredBy: painter) }
  }
}
