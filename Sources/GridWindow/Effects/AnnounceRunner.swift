import GridCore
import GridPainting
import System

/// Shows and speaks what the grid has to say: it knows the words and their widths.
final class AnnounceRunner: EffectRunner {
  /// What a screen reader was given to say last.
  private(set) var spoken: String?

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
    case .announce(let announcement):
      spoken = painter.strings.text(for: announcement, of: view.grid.document)
    case .tooltip(let item): showTooltip(of: item)
    case .refused(let refusal): show(.refused(refusal), at: now)
    case .pinMarkDropped(let item):
      let id = view.grid.document.items[item].id
      log(.info, "the pin mark of \(id) pinned nothing and is dropped")
    default: break
    }
  }

  /// Shows `toast` from `now` on.
  func show(_ toast: Toast, at now: Duration) {
    spoken = painter.text(for: toast, of: view.grid.document)
    view.change { grid, _ in grid.show(toast, measuredBy: painter, at: now) }
  }

  private func showTooltip(of item: ItemHandle) {
    let metrics = view.frame.metrics
    view.change { grid, _ in grid.showTooltip(of: item, measuredBy: painter, metrics: metrics) }
  }
}
