import Glibc
import System

/// GTK's `icon-theme.cache`: a hash table of the icons in the folders of a theme.
///
/// It makes listing the folders unnecessary. GTK's `docs/iconcache.txt` describes the format: big-endian
/// numbers, names that end in NUL. Every offset is checked, and chains are followed for a limited number
/// of steps, because they may be circular.
struct IconThemeCache: Sendable {
  private static let maximumSize = 64 << 20
  private static let maximumSteps = 4096
  private static let end = 0xFFFF_FFFF

  private let bytes: UntrustedBytes
  private let table: Int
  private let bucketCount: Int
  private let folders: [[UInt8]: Int]
  private let time: timespec

  /// The cache in the folder `theme`, when there is one that is not older than that.
  init?(theme: String) {
    let path = "\(theme)/icon-theme.cache"
    guard let time = FileStatus.of(path)?.st_mtim, !Self.isChanged(theme, since: time),
      let bytes = try? RegularFile.bytes(of: path, limit: Self.maximumSize)
    else { return nil }
    self.init(bytes, time: time)
  }

  /// The cache in `bytes`, written at `time`; nil when they are of no known version.
  init?(_ bytes: [UInt8], time: timespec = timespec()) {
    let bytes = UntrustedBytes(bytes: bytes, order: .big)
    guard bytes.number(at: 0, width: 2) == 1, bytes.number(at: 2, width: 2) == 0,
      let table = bytes.number(at: 4), let bucketCount = bytes.number(at: table), bucketCount > 0,
      let list = bytes.number(at: 8), let count = bytes.number(at: list)
    else { return nil }
    var folders: [[UInt8]: Int] = [:]
    for index in 0..<min(count, Self.maximumSteps) {
      guard let name = bytes.number(at: list + 4 + 4 * index).flatMap({ bytes.name(at: $0) })
      else { return nil }
      folders[Array(name)] = index
    }
    self.time = time
    (self.bytes, self.table, self.bucketCount, self.folders) = (bytes, table, bucketCount, folders)
  }

  /// Whether the folder at `path` has not changed since the cache was written.
  func isFresh(for path: String) -> Bool { !Self.isChanged(path, since: time) }

  private static func isChanged(_ path: String, since time: timespec) -> Bool {
    guard let changed = FileStatus.of(path)?.st_mtim else { return false }
    return (changed.tv_sec, changed.tv_nsec) > (time.tv_sec, time.tv_nsec)
  }

  /// The number by which the cache calls a folder; nil when it has no icons.
  func index(ofFolder path: String) -> Int? { folders[Array(path.utf8)] }

  /// The kinds of files that the icon `name` has in a folder, as `IconListing` counts them.
  func kinds(of name: String, inFolder folder: Int) -> UInt8 {
    guard let images = images(of: name), let count = bytes.number(at: images) else { return 0 }
    for index in 0..<min(count, Self.maximumSteps) {
      let image = images + 4 + 8 * index
      guard let number = bytes.number(at: image, width: 2),
        let flags = bytes.number(at: image + 2, width: 2)
      else { return 0 }
      if number == folder { return Self.kinds(flags) }
    }
    return 0
  }

  /// The list of an icon's files.
  private func images(of name: String) -> Int? {
    let bucket = Int(Self.hash(of: name)) % bucketCount
    var node = bytes.number(at: table + 4 + 4 * bucket) ?? Self.end
    for _ in 0..<Self.maximumSteps where node != Self.end {
      guard let start = bytes.number(at: node + 4) else { return nil }
      if bytes.hasName(name, at: start) { return bytes.number(at: node + 8) }
      node = bytes.number(at: node) ?? Self.end
    }
    return nil
  }

  /// GTK's hash of a name: each byte, taken as signed, is added to 31 times what was before.
  private static func hash(of name: String) -> UInt32 {
    name.utf8.reduce(0) { $0 &* 31 &+ UInt32(bitPattern: Int32(Int8(bitPattern: $1))) }
  }

  /// GTK's flags (1 is XPM, 2 is SVG, 4 is PNG) in the order of `IconListing`.
  private static func kinds(_ flags: Int) -> UInt8 {
    UInt8((flags >> 2 & 1) | (flags & 2) | (flags & 1) << 2)
  }
}
