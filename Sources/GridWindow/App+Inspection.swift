import DesktopApplications
import Glibc
import GridCore
import GridPainting
import System
import X11Platform

extension App: Inspectable {
  /// More rounds than it takes to draw what came, and to draw what follows from that.
  private static let settlingRounds = 4

  func settle() {
    for _ in 0..<Self.settlingRounds {
      display.synchronize()
      turn()
      search.settle(at: now)
      if presenter.isUpToDate { return }
    }
  }

  var isIdle: Bool {
    presenter.isUpToDate && !controller.grid.isBusy(at: .monotonicNow) && store?.isPending != true
      && icons.pendingCount == 0 && imports?.isLooking != true && !search.isPending
      && !search.isIncomplete
  }

  func dump(all: Bool) -> JSON {
    let grid = controller.grid
    var frame = presenter.frame
    grid.attributes(at: .monotonicNow, into: &frame)
    let toast = grid.toast.map { painter.text(for: $0, of: grid.document) }
    let panel = [painter.strings[.chooseApplications]] + frame.offers.map(\.title)
    return GridDump(
      grid: grid, frame: frame, toast: toast, announced: announcements.spoken, panel: panel,
      pendingSave: store?.isPending ?? false,
      pendingPublish: publishing?.isPending ?? false
    ).json(all: all)
  }

  func metrics() -> JSON {
    let drawn = presenter.drawn
    let toFirstFrame = drawn.firstFrame.map { ($0 - start) / .microseconds(1) } ?? 0
    return [
      "frames": .integer(drawn.frames), "wobbleFrames": .integer(drawn.wobbleFrames),
      "wakeups": .integer(loop.wakeups), "events": .integer(events),
      "drawnPixels": .integer(drawn.pixels), "saves": .integer(store?.saves ?? 0),
      "publishes": .integer(publishing?.publishes ?? 0), "launches": .integer(launches.launches),
      "startToFirstFrameMicroseconds": .integer(Int(toFirstFrame)),
      "catalogReadings": .integer(catalogs?.readings ?? 0),
      "iconsPending": .integer(icons.pendingCount), "residentBytes": .integer(Self.residentBytes),
    ]
  }

  /// The memory of this process that is not swapped out, in bytes.
  private static var residentBytes: Int {
    let bytes = (try? RegularFile.bytes(of: "/proc/self/statm", limit: 256)) ?? []
    let fields = String(decoding: bytes, as: UTF8.self).split(separator: " ")
    return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
