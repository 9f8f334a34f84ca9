import GridCore
import GridPainting
import X11Platform

extension App {
  /// Adapts the page to a change of the desktop.
  func desktopChanged(_ change: DesktopObserver.Change) {
    switch change {
    case .settings: setupChanged(from: live.refresh())
    case .monitors:
      window.moveOntoNearest(of: live.desktop.monitors)
      setupChanged(from: live.windowMoved(to: window.frame.center))
    }
  }

  /// Adapts the page to the current setup; `old` is the previous one.
  ///
  /// Does nothing if `old` is `nil`, because then nothing has changed.
  func setupChanged(from old: PageSetup?) {
    guard let old else { return }
    let (setup, now) = (live.setup, now)
    menus.close()
    window.keys = setup.keys
    painter.theme = setup.theme
    painter.lift = LiftStyle(setup.rules)
    if setup.scale != old.scale {
      window.setMinimumSize(WindowHints.minimumSize(atScale: setup.scale))
      controller.send(.rescaled(scale: setup.scale, viewport: window.size), at: now)
    }
    let metrics = painter.measured(setup.metrics, scale: setup.scale)
    controller.change(at: now) { grid in
      grid.configure(rules: setup.rules, metrics: metrics)
      if setup.theme != old.theme { grid.beginTransition(usually: .crossDissolve) }
    }
    imports?.showOffers(at: now)
    if icons.source != live.iconSource { icons.use(live.iconSource) }
    presenter.repaint()
  }
}
