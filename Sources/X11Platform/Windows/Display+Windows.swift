import CX11
import GridCore

extension Display {
  /// Makes a window below the root, not shown yet.
  ///
  /// Its pixels start as what was on the screen before, so that nothing flickers. In a popup no
  /// window manager has a say.
  func makeWindow(
    _ geometry: WindowGeometry, visual: ScreenVisual, events: CX11EventMask, isPopup: Bool = false
  ) -> XID {
    var attributes = XSetWindowAttributes()
    attributes.background_pixmap = CX11None
    attributes.border_pixel = 0
    attributes.bit_gravity = NorthWestGravity
    attributes.event_mask = events.rawValue
    attributes.override_redirect = isPopup ? 1 : 0
    var given: CX11WindowAttribute = [
      .backPixmap, .borderPixel, .bitGravity, .eventMask, .overrideRedirect,
    ]
    if !visual.isDefault {
      attributes.colormap = XCreateColormap(pointer, root, visual.pointer, AllocNone)
      given.insert(.colormap)
    }
    return XCreateWindow(
      pointer, root, Int32(geometry.origin?.x ?? 0), Int32(geometry.origin?.y ?? 0),
      UInt32(geometry.width), UInt32(geometry.height), 0, visual.depth, UInt32(InputOutput),
      visual.pointer, given.rawValue, &attributes)
  }
}
