package import CX11

/// A window that images can be copied to.
package protocol PaintedWindow: AnyObject {
  /// The connection the window is on.
  var display: Display { get }
  /// The server's number for the window.
  var id: XID { get }
  /// The visual of its pixels.
  var visual: ScreenVisual { get }
  /// The graphics context that images are copied with.
  var graphics: GC { get }
}
