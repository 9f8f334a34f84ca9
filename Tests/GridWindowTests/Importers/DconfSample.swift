import Freedesktop

/// A settings file that dconf 0.40 wrote, by way of `gsettings set`.
nonisolated enum DconfSample {
  static func bytes() throws -> [UInt8] {
    let tests = #filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" }
    return try RegularFile.bytes(
      of: "\(tests)/FreedesktopTests/Fixtures/dconf-user", limit: 1 << 20)
  }
}
