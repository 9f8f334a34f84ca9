import CX11
import System

/// A monitor that a test makes out of a part of the screen.
struct VirtualMonitor {
  var name: String
  var frame: Rect
  /// The reported width and height.
  var millimeters = (width: 0, height: 0)

  /// The left and the right half of the screen, `dots` of each on an inch; 0 for a monitor that
  /// claims no size.
  static func halves(_ left: Int = 96, _ right: Int = 96) -> [Self] {
    [("left", left, 0.0), ("right", right, 640)].map { name, dots, x in
      let frame = Rect(x: x, y: 0, width: 640, height: 800)
      func millimeters(_ pixels: Double) -> Int {
        dots == 0 ? 0 : Int((pixels * 25.4 / Double(dots)).rounded())
      }
      return VirtualMonitor(
        name: name, frame: frame, millimeters: (millimeters(frame.width), millimeters(frame.height))
      )
    }
  }
}

/// Changes of the screen configuration by RandR 1.5, as a person makes them in the settings.
extension Connection {
  private typealias Get =
    @convention(c) (OpaquePointer, Window, Int32, UnsafeMutablePointer<Int32>) ->
    UnsafeMutablePointer<CX11Monitor>?
  private typealias Set =
    @convention(c) (OpaquePointer, Window, UnsafeMutablePointer<CX11Monitor>) -> Void
  private typealias Delete = @convention(c) (OpaquePointer, Window, Atom) -> Void

  /// Divides the screen into `monitors`; the first one gets the existing output.
  func set(_ monitors: [VirtualMonitor]) throws {
    let library = try LoadedLibrary("libXrandr.so.2")
    let get: Get = try library.function("XRRGetMonitors")
    let set: Set = try library.function("XRRSetMonitor")
    var count: Int32 = 0
    guard let old = get(display, root, 1, &count), count > 0 else {
      throw EndToEndError("no monitor")
    }
    for (index, monitor) in monitors.enumerated() {
      var info = CX11Monitor()
      info.name = atom(monitor.name)
      (info.x, info.y) = (Int32(monitor.frame.x), Int32(monitor.frame.y))
      (info.width, info.height) = (Int32(monitor.frame.width), Int32(monitor.frame.height))
      info.mwidth = Int32(monitor.millimeters.width)
      info.mheight = Int32(monitor.millimeters.height)
      if index == 0 { (info.noutput, info.outputs) = (old[0].noutput, old[0].outputs) }
      set(display, root, &info)
    }
    sync()
  }

  /// Removes the monitor `name`.
  func removeMonitor(_ name: String) throws {
    let library = try LoadedLibrary("libXrandr.so.2")
    let delete: Delete = try library.function("XRRDeleteMonitor")
    delete(display, root, atom(name))
    sync()
  }
}
