import GridDocument
import System

/// What the state directory keeps of one favorites file: the last commit with both its sides.
///
/// An edit changes two things, the order in the favorites file and the history beside it, and a
/// process may die at any moment. So there is one commit protocol:
///
/// 1. Under the lock, read the favorites file and this record.
/// 2. Replace the record by one that holds the favorites file's bytes and the history as they are
///    `before` the edit, and as they will be `after` it. This is the intent.
/// 3. Exchange the favorites file. This single step is the commit.
///
/// Whoever reads next compares the favorites file with the two sides and knows which history
/// belongs to it. So undo never skips an edit, and an edit that failed leaves nothing behind.
///
/// The file begins with a line that names the form, the revision, and the size and fingerprint of
/// each part that follows: the bytes and the history after the edit, then those before it.
struct CommitRecord: Equatable, Sendable {
  /// One side of a commit.
  struct Side: Equatable, Sendable {
    /// The bytes of the favorites file; `nil` when there was none, or when they are damaged here.
    var bytes: [UInt8]?
    /// The history that belongs to them; `nil` when it is damaged.
    var history: History?
  }

  /// How many times the favorites were saved, by any process.
  var revision = 0
  /// What holds once the favorites file was exchanged.
  var after = Side()
  /// What holds until then; `nil` in a record of the first form.
  var before: Side?

  /// The favorites file's content when it was last read or written whole.
  var goodCopy: FavoritesFile? { after.bytes.flatMap { try? FavoritesFile($0) } }

  /// The side to which the favorites file's `bytes` belong.
  ///
  /// Bytes of another program belong to the `after` side: they were written on top of it.
  func side(of bytes: [UInt8]?) -> Side {
    guard let before, bytes != after.bytes, bytes == before.bytes else { return after }
    return before
  }

  /// Whether `bytes` are what a crash leaves while the `after` side is written in place: some of its
  /// bytes, and then those of the `before` side.
  func isTorn(_ bytes: [UInt8]) -> Bool {
    guard let new = after.bytes, let old = before?.bytes, bytes != new, bytes != old else {
      return false
    }
    let common = zip(bytes, new).prefix { $0 == $1 }.count
    guard bytes.count == max(old.count, common) else { return false }
    let rest = bytes[common...]
    return common > 0 && rest.elementsEqual(old.dropFirst(common))
  }
}

// MARK: The form

extension CommitRecord {
  private static let form = "gridwindow-history-2"
  /// The first form: one side, whose history reaches to the end of the file.
  private static let firstForm = "gridwindow-history-1"
  /// More bytes than a record ever has: two files and two times 200 edits.
  static let byteLimit = 1 << 25

  /// Reads what it can: of a damaged part nothing is believed.
  init(_ bytes: [UInt8]) {
    guard let end = bytes.firstIndex(of: Byte.lineFeed) else { return }
    var fields = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")[...]
    var rest = bytes[(end + 1)...]
    guard let form = fields.popFirst(), let revision = fields.popFirst().flatMap({ Int($0) })
    else { return }
    switch String(form) {
    case Self.form:
      after = Side(&fields, &rest)
      before = Side(&fields, &rest)
    case Self.firstForm where fields.count == 3:
      let size = fields.first.flatMap { Int($0) } ?? 0
      fields.insert("\(max(rest.count - max(size, 0), 0))", at: fields.startIndex + 2)
      after = Side(&fields, &rest)
    default: return
    }
    self.revision = revision
  }

  /// The bytes of the file.
  var bytes: [UInt8] {
    var header = "\(Self.form) \(revision)"
    var content: [UInt8] = []
    for side in [after, before ?? Side()] {
      let history = side.history.map { Array(HistoryText.text(of: $0).utf8) }
      for part in [side.bytes, history] {
        header += " \(part?.count ?? -1) \(Fingerprint(part ?? []))"
        content += part ?? []
      }
    }
    return Array("\(header)\n".utf8) + content
  }
}

extension CommitRecord.Side {
  /// Reads the next side, whose parts are described by the next four `fields`.
  fileprivate init(_ fields: inout ArraySlice<Substring>, _ rest: inout ArraySlice<UInt8>) {
    bytes = Self.part(&fields, &rest).map(Array.init)
    history = Self.part(&fields, &rest).flatMap {
      HistoryText.history(of: String(decoding: $0, as: UTF8.self))
    }
  }

  private static func part(
    _ fields: inout ArraySlice<Substring>, _ rest: inout ArraySlice<UInt8>
  ) -> ArraySlice<UInt8>? {
    guard let size = fields.popFirst().flatMap({ Int($0) }), let fingerprint = fields.popFirst()
    else { return nil }
    let part = rest.prefix(max(size, 0))
    rest = rest.dropFirst(part.count)
    return part.count == size && Fingerprint(part).description == fingerprint ? part : nil
  }
}
