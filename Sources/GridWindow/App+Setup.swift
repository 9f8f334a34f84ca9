import GridCore
import GridPainting
import X11Platform

extension App {
  /// Follows the desktop, which may be another one than before.
  func follow(_ news: DesktopObserver.Change) {
    switch news {
    case .settings: setupChanged(from: live.refresh())
    case .monitors:
      window.moveOntoNearest(of: live.desktop.monitors)
      setupChanged(from: live.windowMoved(to: window.frame.center))
    }
  }

  /// Brings the page in line with the setup that holds now, `old` being the one before; nothing is
  /// to be done without one.
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
