import Freedesktop
import Glibc
package import GridCore
import System

/// Items from lines of text: `ID[<TAB>TITLE[<TAB>ICON]]`, one a line.
///
/// The id is the bytes before the first tab, as they are: it is what is printed in the end. What
/// follows a third tab is passed over.
package struct LineSource: Equatable, Sendable {
  /// The items in the order of their lines, at least one.
  package let items: [Item]

  /// The most bytes that are read.
  package static let byteLimit = 64 << 20

  private static let tab = UInt8(ascii: "\t")
  private static let lineFeed = UInt8(ascii: "\n")

  /// Reads the lines of `bytes`; the last one need not end in a line feed.
  ///
  /// - Throws: The first line that is no item.
  /// - Complexity: O(*n*) in the bytes.
  package init(_ bytes: [UInt8]) throws(LineError) {
    guard !bytes.isEmpty else { throw LineError(line: nil, reason: .noLines) }
    var lines = bytes.split(separator: Self.lineFeed, omittingEmptySubsequences: false)
    if bytes.last == Self.lineFeed { lines.removeLast() }
    var items: [Item] = []
    items.reserveCapacity(lines.count)
    var firstLines: [String: Int] = Dictionary(minimumCapacity: lines.count)
    for (index, line) in lines.enumerated() {
      let item = try Self.item(line, number: index + 1)
      if let first = firstLines.updateValue(index + 1, forKey: item.id) {
        throw LineError(line: index + 1, reason: .repeatedID(item.id, firstLine: first))
      }
      items.append(item)
    }
    self.items = items
  }

  /// Reads everything that comes through `descriptor`, to its end.
  ///
  /// - Throws: Why that can't be read, or the first line that is no item.
  package init(descriptor: Int32) throws(LineError) {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= Self.byteLimit {
      let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { break }
      if count > 0 {
        bytes += chunk[..<count]
      } else if errno != EINTR {
        throw LineError(line: nil, reason: .unreadable(SystemError(code: errno)))
      }
    }
    guard bytes.count <= Self.byteLimit else { throw LineError(line: nil, reason: .tooLarge) }
    try self.init(bytes)
  }

  private static func item(_ line: ArraySlice<UInt8>, number: Int) throws(LineError) -> Item {
    guard !line.contains(0) else { throw LineError(line: number, reason: .zeroByte) }
    guard let text = String(validating: line, as: UTF8.self) else {
      throw LineError(line: number, reason: .notUTF8)
    }
    guard let first = text.utf8.first else { throw LineError(line: number, reason: .empty) }
    guard first != tab else { throw LineError(line: number, reason: .emptyID) }
    guard line.contains(tab) else { return Item(id: text, title: text) }
    let fields = text.utf8.split(separator: tab, omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    return Item(
      id: fields[0], title: fields[1].isEmpty ? fields[0] : fields[1],
      icon: fields.count > 2 ? fields[2] : "")
  }
}

extension LineSource {
  /// The ids in the order of their lines.
  package var ids: [String] { items.map(\.id) }

  /// A document that knows the items; its section 0 is called `title` and still empty.
  ///
  /// - Complexity: O(*n*) in the items.
  package func document(hint: String = "") -> Document {
    var document = Document(favoritesTitle: "", hint: hint, limit: .max)
    for item in items { document.update(item) }
    return document
  }

  /// Changes the rules of the `applications` page to those of a list: there is nothing to add or
  /// to launch.
  package static func apply(to rules: inout Rules) {
    rules.dragToAdd = false
    (rules.clickFavorite, rules.clickCatalog) = (.none, .none)
  }
}
