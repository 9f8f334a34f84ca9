import GridCore
import GridStore

/// Remembers how favorites look for the day on which one is not installed any more.
final class FavoriteMemory {
  private let memory: ItemMemory
  private let log: Log

  /// Keeps the looks in `memory`.
  init(_ memory: ItemMemory, log: Log) { (self.memory, self.log) = (memory, log) }

  /// Gives the missing items of `document` their last known titles and icon names.
  func recall(into document: inout Document) {
    let known = memory.items()
    for handle in document.favorites {
      let item = document.items[handle]
      guard item.availability == .missing, let past = known[item.id] else { continue }
      document.update(past)
    }
  }

  /// The last known pixels of the icon of `id`.
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
    let items = document.favorites.map { document.items[$0] }
    trying { () throws(StoreError) in try memory.remember(items) }
  }

  /// Remembers the icon of the favorite `id`.
  func remember(_ pixels: IconPixels, of id: String) {
    let bytes = pixels.words.withUnsafeBytes { Array($0) }
    trying { () throws(StoreError) in try memory.rememberIcon(bytes, of: id) }
  }

  /// What can't be remembered is no loss that the person must hear of.
  private func trying(_ body: () throws(StoreError) -> Void) {
    do { try body() } catch { log(.info, error.description) }
  }
}
