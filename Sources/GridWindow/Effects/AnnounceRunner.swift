import GridCore
import GridPainting
import System

/// Shows and speaks what the grid has to say: it knows the words and their widths.
final class AnnounceRunner: EffectRunner {
  /// What a screen reader was given to say last.
  private(set) var spoken: String?

  private let controller: GridController
  private let painter: GridPainter
  private let log: Log

  /// Says it on `view` in the words of `painter`.
  init(on controller: GridController, painter: GridPainter, log: Log) {
    (self.controller, self.painter, self.log) = (controller, painter, log)
  }

  func run(_ effect: Effect, at now: Duration) {
    switch effect {
    case .toast(let toast): show(toast, at: now)
    case .announce(let announcement):
      spoken = painter.strings.text(for: announcement, of: controller.grid.document)
    case .tooltip(let item): showTooltip(of: item)
    case .refused(let refusal): show(.refused(refusal), at: now)
    case .pinMarkDropped(let item):
      let id = controller.grid.document.items[item].id
      log(.info, "the pin mark of \(id) pinned nothing and is dropped")
    default: break
    }
  }

  /// Shows `toast` from `now` on.
  func show(_ toast: Toast, at now: Duration) {
    spoken = painter.text(for: toast, of: controller.grid.document)
    controller.change(at: now) { $0.show(toast, measuredBy: painter) }
  }

  private func showTooltip(of item: ItemHandle) {
    controller.change { $0.showTooltip(of: item, measuredBy: painter) }
  }
}
