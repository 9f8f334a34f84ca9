import GridCore
import GridPainting

/// Shows what the grid has to say: it knows the words and their widths.
final class AnnounceRunner: EffectRunner {
  private let view: GridView
  private let painter: GridPainter
  private let log: Log

  /// Says it on `view` in the words of `painter`.
  init(on view: GridView, painter: GridPainter, log: Log) {
    (self.view, self.painter, self.log) = (view, painter, log)
  }

  func run(_ effect: Effect, at now: Duration) {
    switch effect {
    case .toast(let toast): show(toast, at: now)
    case .tooltip(let item): showTooltip(of: item)
    case .refused(let refusal): show(.notice(refusal.description), at: now)
    case .pinMarkDropped(let item):
      let id = view.grid.document.items[item].id
      log(.info, "the pin mark of \(id) pinned nothing and is dropped")
    default: break
    }
  }

  /// Shows `toast` from `now` on.
  func show(_ toast: Toast, at now: Duration) {
    let grid = view.grid
    let width = painter.measure(toast, of: grid.document, scale: grid.scale)
    view.change { grid, _ in
      grid.showToast(toast, textWidth: width.text, buttonWidth: width.button, at: now)
    }
  }

  private func showTooltip(of item: ItemHandle) {
    let width = painter.tooltipWidth(
      of: item, in: view.grid.document, metrics: view.frame.metrics)
    guard let width else { return }
    view.change { grid, _ in grid.showTooltip(item, textWidth: width) }
  }
}
