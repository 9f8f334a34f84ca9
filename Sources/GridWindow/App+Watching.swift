import DesktopApplications
import GridCore
import GridPainting
import System
import X11Platform

extension App {
  /// Watches everything that answers through a descriptor.
  func watch() {
    loop.watch(display.descriptor) {}
    loop.watch(signals.descriptor) { [unowned self] in
      if !signals.receive().isDisjoint(with: SignalPipe.ending) { interrupt() }
    }
    if let store {
      loop.watch(store.descriptor) { [unowned self] in
        store.takeReports(at: now)
        publishing?.publishOutsideChange()
      }
    }
    loop.watch(icons.descriptor) { [unowned self] in icons.takeArrivals() }
    if let publishing {
      loop.watch(publishing.descriptor) { publishing.takeReports() }
    }
    if let catalogs { loop.watch(catalogs.descriptor) { [unowned self] in takeCatalog() } }
    if let imports {
      loop.watch(imports.descriptor) { [unowned self] in imports.takeFindings(at: now) }
    }
    loop.watch(search.descriptor) { [unowned self] in search.takeIndex(at: now) }
    if let descriptor = live.descriptor {
      loop.watch(descriptor) { [unowned self] in setupChanged(from: live.takeFileChange()) }
    }
    presenter.willPaint = { [unowned self] frame in
      icons.supply(frame)
      if let caret = painter.caret(in: frame, of: controller.grid.document) { window.caret = caret }
    }
  }

  private func takeCatalog() {
    guard let catalog = catalogs?.take() else { return }
    let (now, strings) = (now, painter.strings)
    search.catalog = catalog
    controller.change(at: now) { grid in
      grid.reload { document in
        document.loadCatalog(catalog.load(into: &document, in: strings))
      }
    }
    launches.use(catalog, at: now)
    store?.remember()
    search.answer(at: now)
  }

  /// Tells the page what happened, and answers what is searched for.
  func send(_ input: InputEvent, at now: Duration) {
    controller.send(input, at: now)
    search.answer(at: now)
  }
}
