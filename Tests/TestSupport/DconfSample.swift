import Freedesktop
import System

/// Settings files that dconf 0.40 wrote: `dconf-user` by way of `gsettings set` with what GNOME and
/// Plank keep, `dconf-kin` by `dconf compile` with what Cinnamon and elementary OS keep.
package enum DconfSample {
  package static func bytes(_ name: String = "dconf-user") throws -> [UInt8] {
    let tests = #filePath.split(separator: "/").dropLast(2).reduce("") { "\($0)/\($1)" }
    return try RegularFile.bytes(
      of: "\(tests)/FreedesktopTests/Fixtures/\(name)", limit: 1 << 20)
  }
}
