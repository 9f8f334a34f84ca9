import Glibc
import GridDocument
import System

extension FavoritesStore {
  /// The first bytes of the file: all of them, and one more than a sound file can have.
  func contents(of target: String) throws(StoreError) -> [UInt8]? {
    try StoreError.wrapping { () throws(FileError) in
      try system.contents(of: target, limit: FavoritesFile.byteLimit + 1)
    }
  }

  /// Whether the file differs from what was last read or written, or can't be read.
  ///
  /// A missing file makes no difference: its order is kept.
  func differsFromDisk() -> Bool {
    do throws(StoreError) {
      guard let bytes = try contents(of: FilePath.real(path)) else { return false }
      return bytes != known
    } catch {
      return true
    }
  }

  /// The favorites that are stored now; those of `base` when the file is missing.
  mutating func favorites(
    of target: String, record: CommitRecord?, otherwise base: Favorites, notes: inout [String]
  ) throws(StoreError) -> Favorites {
    guard let bytes = try contents(of: target) else {
      known = nil
      return base
    }
    if let record, record.isTorn(bytes), let whole = record.goodCopy {
      (file, known, needsRewrite) = (whole, bytes, true)
      return whole.favorites
    }
    if bytes == known { return file.favorites }
    guard let damage = adopt(bytes, of: target, notes: &notes) else { return file.favorites }
    return try setAside(target, damage, copy: record?.goodCopy, notes: &notes) ?? base
  }

  /// Makes `bytes` the known content of the file, unless they are damaged.
  mutating func adopt(_ bytes: [UInt8], of target: String, notes: inout [String]) -> FileDamage? {
    do throws(FileDamage) {
      file = try FavoritesFile(bytes)
    } catch {
      return error
    }
    known = bytes
    notes += file.unfinishedLines.map {
      "\(target):\($0): the line has no id; it is kept as it is"
    }
    notes += file.repeats.map {
      "\(target):\($0.line): \($0.id) stands in line \($0.firstLine) already; this line is ignored"
    }
    return nil
  }

  // MARK: Damage

  /// Keeps a damaged file under another name, and returns the favorites of the last good `copy`.
  private mutating func setAside(
    _ target: String, _ damage: FileDamage, copy: FavoritesFile?, notes: inout [String]
  ) throws(StoreError) -> Favorites? {
    let aside = try StoreError.wrapping { () throws(FileError) in
      try keepAside(target, keepsName: copy != nil)
    }
    known = try contents(of: target)
    file = copy ?? file
    needsRewrite = copy != nil
    let remedy = copy == nil ? "there is no good copy yet" : "the last good copy is used"
    notes.append("\(damage.description(in: target)); it is kept as \(aside), and \(remedy)")
    return copy?.favorites
  }

  /// Keeps the file as `.corrupt-<time of its last change>`, and returns that path.
  ///
  /// With `keepsName` the file also stays where it is until it is replaced.
  private func keepAside(_ target: String, keepsName: Bool) throws(FileError) -> String {
    guard let status = try system.inspect(target) else { return target }
    let name = "\(target).corrupt-\(Self.timestamp(of: status.st_mtim.tv_sec))"
    var aside = name
    var number = 2
    while let other = try system.inspect(aside) {
      if FileIdentity(other) == FileIdentity(status) { return aside }
      aside = "\(name)-\(number)"
      number += 1
    }
    if keepsName, (try? system.perform(.link, aside) { Int(link(target, aside)) }) != nil {
      return aside
    }
    try system.rename(target, to: aside)
    return aside
  }

  /// For example `20260131T235959Z`.
  private static func timestamp(of seconds: time_t) -> String {
    var seconds = seconds
    var date = tm()
    gmtime_r(&seconds, &date)
    var text = [CChar](repeating: 0, count: 32)
    let count = strftime(&text, text.count, "%Y%m%dT%H%M%SZ", &date)
    return String(decoding: text[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  // MARK: The record

  /// The record of the file, or `nil` when there is none or it can't be read.
  mutating func readRecord(of target: String, notes: inout [String]) -> CommitRecord? {
    let path = recordPath(of: target)
    do throws(FileError) {
      guard let bytes = try system.contents(of: path, limit: CommitRecord.byteLimit) else {
        return nil
      }
      let record = CommitRecord(bytes)
      if record.after.history == nil { notes.append("\(path) is damaged; undo begins anew") }
      return record
    } catch {
      note("undo and redo are not available: \(error)", &notes)
      return nil
    }
  }
}
