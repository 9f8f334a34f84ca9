import CX11
import GridCore

extension Display {
  /// Creates an unmapped child of the root window.
  ///
  /// It has no background, so that nothing flickers before the first frame. A popup bypasses the window
  /// manager.
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
