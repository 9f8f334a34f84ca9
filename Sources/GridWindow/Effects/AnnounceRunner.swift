import GridCore
import GridPainting
import System

/// Shows and speaks what the grid has to say: it knows the words and their widths.
final class AnnounceRunner {
  /// What a screen reader was given to say last.
  private(set) var spoken: String?

  private let controller: GridController
  private let painter: GridPainter
  private let log: Log

  /// Says it on `view` in the words of `painter`.
  init(on controller: GridController, painter: GridPainter, log: Log) {
    (self.controller, self.painter, self.log) = (controller, painter, log)
  }

  /// Has a screen reader speak `announcement`.
  func announce(_ announcement: Announcement) {
    spoken = painter.strings.text(for: announcement, of: controller.grid.document)
  }

  /// Logs that the pin mark of `item` was dropped, because it pinned nothing.
  func logDroppedPinMark(of item: ItemHandle) {
    let id = controller.grid.document.items[item].id
    log(.info, "the pin mark of \(id) pinned nothing and is dropped")
  }

  /// Shows `toast` from `now` on.
  func show(_ toast: Toast, at now: Duration) {
    spoken = painter.text(for: toast, of: controller.grid.document)
    controller.change(at: now) { $0.show(toast, measuredBy: painter) }
  }

  /// Shows the full title of `item`, if its label is cut.
  func showTooltip(of item: ItemHandle) {
    controller.change { $0.showTooltip(of: item, measuredBy: painter) }
  }
}
