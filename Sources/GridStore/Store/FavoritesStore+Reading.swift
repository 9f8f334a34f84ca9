import Glibc
import GridDocument
import System

extension FavoritesStore {
  func contents(of target: String) throws(StoreError) -> [UInt8]? {
    try system.contents(of: target, limit: FavoritesFile.byteLimit + 1)
  }

  /// Whether the file differs from what was last read or written, or can't be read.
  ///
  /// A file that is not there is no news: its order is kept.
  func differsFromDisk() -> Bool {
    do throws(StoreError) {
      guard let bytes = try contents(of: FilePath.real(path)) else { return false }
      return bytes != known
    } catch {
      return true
    }
  }

  /// The favorites that are stored now; those of `base` when the file is not there.
  mutating func favorites(
    of target: String, record: HistoryFile?, otherwise base: Favorites, notes: inout [String]
  ) throws(StoreError) -> Favorites {
    guard let bytes = try contents(of: target) else { return base }
    if bytes == known { return file.favorites }
    guard let damage = adopt(bytes, of: target, notes: &notes) else { return file.favorites }
    let copy = Self.lastGoodFile(record)
    let aside = try setAside(target, keepsName: copy != nil)
    file = copy ?? file
    isUnfinished = copy != nil
    let remedy = copy == nil ? "there is no good copy yet" : "the last good copy is used"
    notes.append("\(damage.description(in: target)); it is kept as \(aside), and \(remedy)")
    return copy?.favorites ?? base
  }

  /// Takes `bytes` for the file's content, unless they are damaged.
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

  /// Keeps the file as `.corrupt-<time of its last change>`.
  ///
  /// With `keepsName` the file stays where it is, too, until it is replaced. The answer is the path
  /// under which it is kept.
  private func setAside(_ target: String, keepsName: Bool) throws(StoreError) -> String {
    guard let info = try system.inspect(target) else { return target }
    let name = "\(target).corrupt-\(Self.timestamp(of: info.st_mtim.tv_sec))"
    var aside = name
    var number = 2
    while let other = try system.inspect(aside) {
      if other.st_ino == info.st_ino, other.st_dev == info.st_dev { return aside }
      aside = "\(name)-\(number)"
      number += 1
    }
    if keepsName, (try? system.make(.link, aside) { Int(link(target, aside)) }) != nil {
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

  func recordPath(of target: String) -> String {
    FilePath.join(directories.board(of: target), "history")
  }

  /// The record of the file, or `nil` when there is none.
  func readRecord(of target: String, notes: inout [String]) throws(StoreError) -> HistoryFile? {
    let path = recordPath(of: target)
    guard let bytes = try system.contents(of: path, limit: HistoryFile.byteLimit) else {
      return nil
    }
    let record = HistoryFile(bytes)
    if record.history == nil { notes.append("\(path) is damaged; undo begins anew") }
    return record
  }

  static func lastGoodFile(_ record: HistoryFile?) -> FavoritesFile? {
    (record?.goodCopy).flatMap { try? FavoritesFile($0) }
  }
}
