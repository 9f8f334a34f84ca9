import GridCore
import GridPainting

/// The pictures of a transition that is under way: what was seen when it began, and the page it
/// leads to, which goes on being painted meanwhile.
final class ViewTransition {
  /// The transition.
  let transition: RunningTransition
  /// What the page is painted on.
  let page: Surface

  private let old: Surface

  /// The viewTransition that `transition` makes from what `surface` shows.
  init(_ transition: RunningTransition, from surface: Surface) {
    self.transition = transition
    old = surface.copy(of: Rect(origin: .zero, size: surface.size))
    page = Surface(surface.size, format: .rgb24)
  }

  /// Paints what is seen at `now` on `surface`, and `background` where neither picture is.
  func paint(at now: Duration, background: Color, on surface: Surface) {
    TransitionPainter(from: old, to: page, background: background)
      .paint(transition.kind, at: transition.progress(at: now), on: surface)
  }
}
