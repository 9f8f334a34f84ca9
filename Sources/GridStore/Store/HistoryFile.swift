import GridDocument
import System

/// What the state directory keeps of one favorites file: its history, and its last good copy.
///
/// The first line names the form, the revision, the size of the copy, and the fingerprints of the
/// two parts. Then comes the copy, byte by byte, and then the history: `undo` or `redo` begins an
/// edit, and each line that begins with a tab is one change of it.
struct HistoryFile: Equatable, Sendable {
  /// How often the favorites were saved, by any process.
  var revision = 0
  /// The bytes of the favorites file when it was last read or written whole.
  var goodCopy: [UInt8]?
  /// The history, or `nil` when it is damaged.
  var history: History?

  private static let form = "gridwindow-history-1"
  /// More bytes than 200 edits and a copy ever have.
  static let byteLimit = 1 << 24

  init(revision: Int, goodCopy: [UInt8]?, history: History) {
    self.revision = revision
    self.goodCopy = goodCopy
    self.history = history
  }

  /// Reads what it can: of a damaged part nothing is believed.
  init(_ bytes: [UInt8]) {
    guard let end = bytes.firstIndex(of: Byte.lineFeed) else { return }
    let fields = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
    let rest = bytes[(end + 1)...]
    guard fields.count == 5, fields[0] == Self.form, let revision = Int(fields[1]),
      let size = Int(fields[2]), size >= -1, size <= rest.count
    else { return }
    self.revision = revision
    let copy = rest.prefix(max(size, 0))
    if size >= 0, Fingerprint(copy).description == fields[3] { goodCopy = Array(copy) }
    let edits = rest.dropFirst(copy.count)
    if Fingerprint(edits).description == fields[4] {
      history = HistoryText.history(of: String(decoding: edits, as: UTF8.self))
    }
  }

  /// The bytes of the file.
  var bytes: [UInt8] {
    let edits = Array(HistoryText.text(of: history ?? History()).utf8)
    let copy = goodCopy ?? []
    let size = goodCopy.map(\.count) ?? -1
    let header = "\(Self.form) \(revision) \(size) \(Fingerprint(copy)) \(Fingerprint(edits))\n"
    return Array(header.utf8) + copy + edits
  }
}
