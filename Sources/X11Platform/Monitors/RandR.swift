package import CX11
import GridCore
import System

/// The RandR extension, version 1.5: the list of monitors, and events about its changes.
///
/// The library is loaded at run time. Without it the screen counts as one monitor.
package struct RandR {
  private let list: List
  private let free: Free
  private let display: OpaquePointer
  private let root: XID
  private let firstEvent: Int32

  private typealias Query =
    @convention(c) (OpaquePointer, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) ->
    Int32
  private typealias QueryVersion = Query
  private typealias Select = @convention(c) (OpaquePointer, XID, Int32) -> Void
  private typealias List =
    @convention(c) (
      OpaquePointer, XID, _ onlyActive: Int32, _ count: UnsafeMutablePointer<Int32>
    ) -> UnsafeMutablePointer<CX11Monitor>?
  private typealias Free = @convention(c) (UnsafeMutablePointer<CX11Monitor>) -> Void

  /// Selects the events on `display`; `nil` if the server or the library lacks RandR 1.5.
  ///
  /// - Complexity: Three round trips.
  package init?(on display: Display) {
    guard let library = try? LoadedLibrary("libXrandr.so.2"),
      let query: Query = try? library.function("XRRQueryExtension"),
      let queryVersion: QueryVersion = try? library.function("XRRQueryVersion"),
      let select: Select = try? library.function("XRRSelectInput"),
      let list: List = try? library.function("XRRGetMonitors"),
      let free: Free = try? library.function("XRRFreeMonitors")
    else { return nil }
    var (firstEvent, firstError): (Int32, Int32) = (0, 0)
    guard query(display.pointer, &firstEvent, &firstError) != 0 else { return nil }
    var (major, minor): (Int32, Int32) = (0, 0)
    guard queryVersion(display.pointer, &major, &minor) != 0, (major, minor) >= (1, 5) else {
      return nil
    }
    select(display.pointer, display.root, CX11MonitorNews)
    (self.display, root, self.firstEvent) = (display.pointer, display.root, firstEvent)
    (self.list, self.free) = (list, free)
  }

  /// The active monitors, the primary one first.
  ///
  /// - Complexity: Two round trips.
  package var monitors: [Monitor] {
    var count: Int32 = 0
    guard let infos = list(display, root, 1, &count) else { return [] }
    defer { free(infos) }
    let all = UnsafeBufferPointer(start: infos, count: max(Int(count), 0))
    return (all.filter { $0.primary != 0 } + all.filter { $0.primary == 0 }).map(Monitor.init)
  }

  /// Whether `event` reports a change of the monitors.
  package func isChange(_ event: XEvent) -> Bool {
    (firstEvent...firstEvent + 1).contains(event.type)
  }
}

extension Monitor {
  fileprivate init(_ info: CX11Monitor) {
    self.init(
      frame: Rect(x: Int(info.x), y: Int(info.y), width: Int(info.width), height: Int(info.height)),
      millimeters: Size(width: Int(info.mwidth), height: Int(info.mheight)))
  }
}
