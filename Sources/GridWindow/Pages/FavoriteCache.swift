import Freedesktop
import GridCore
import GridPainting
import GridStore

/// Remembers titles and icons of favorites for when they are no longer installed, and for the next
/// start.
final class FavoriteCache {
  private let memory: ItemMemory
  private let writer: Writer

  /// Reads from `memory`, and writes through `writer` on its thread.
  init(_ memory: ItemMemory, writer: Writer) { (self.memory, self.writer) = (memory, writer) }

  /// Gives the missing favorites of `document` their last known titles and icon names, or titles
  /// made of their ids, and sets their `availability`.
  func recall(into document: inout Document, as availability: GridCore.Availability) {
    let known = memory.items()
    for handle in document.favorites where document.items[handle].availability == .missing {
      var item = document.items[handle]
      item = known[item.id] ?? item
      if item.title == item.id { item.title = DesktopEntryID(item.id).stem }
      item.availability = availability
      document.update(item)
    }
  }

  /// The last known icon of `id`.
  func icon(of id: String) -> IconPixels? {
    guard let bytes = memory.icon(of: id), bytes.count.isMultiple(of: 4) else { return nil }
    let side = Int(Double(bytes.count / 4).squareRoot())
    guard (1...IconPixels.largestSide).contains(side), side * side * 4 == bytes.count else {
      return nil
    }
    let words = bytes.withUnsafeBytes { bytes in
      (0..<side * side).map { bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self) }
    }
    return IconPixels(side: side, words: words)
  }

  /// Remembers the titles and icon names of the favorites of `document`.
  func remember(_ document: Document) {
    writer.remember(document.favorites.map { document.items[$0] })
  }

  /// Remembers the icon of the favorite `id`.
  func remember(_ pixels: IconPixels, of id: String) {
    writer.rememberIcon(pixels.words.withUnsafeBytes { Array($0) }, of: id)
  }
}
