package import GridCore

/// The icons of the items, ready to be drawn at any size and turn.
package final class IconAtlas {
  private enum Source {
    case pending
    case picture(Surface)
  }

  private struct Key: Hashable {
    let item: ItemHandle
    let itemRevision, iconRevision: UInt32
    let side: Int
    let isGray: Bool
    var scale = 1.0, rotation = 0.0
  }

  private var sources: [ItemHandle: Source] = [:]
  private var revisions: [ItemHandle: UInt32] = [:]
  private var upright = BoundedCache<Key, Surface>(limit: 32 << 20)
  private var turned = BoundedCache<Key, Sprite>(limit: 32 << 20)
  private var turnedSide = 0
  private let text: TextRenderer

  init(text: TextRenderer) { self.text = text }

  /// Draws a placeholder for `item` until `setIcon(_:for:)` is called.
  package func expectIcon(for item: ItemHandle) {
    guard sources[item] == nil else { return }
    sources[item] = .pending
    revisions[item, default: 0] &+= 1
  }

  /// Sets the icon of `item`; `nil` means that it has none, and a letter is drawn.
  ///
  /// Pictures of exactly `LayoutMetrics.icon` pixels are drawn as they are, others are scaled
  /// once. The caller also touches the item in the grid, so that it is painted again.
  package func setIcon(_ pixels: IconPixels?, for item: ItemHandle) {
    sources[item] = pixels.map { .picture(Surface($0)) }
    revisions[item, default: 0] &+= 1
  }

  /// Whether `setIcon(_:for:)` gave the item a picture.
  package func hasIcon(for item: ItemHandle) -> Bool {
    if case .picture = sources[item] { true } else { false }
  }

  func removeCachedPixels() {
    upright.removeAll()
    turned.removeAll()
  }

  /// The icon of `item` in a square of `side` device pixels, scaled and turned about the square's
  /// middle; the sprite's origin is relative to the square's corner.
  func sprite(
    for item: ItemHandle, of document: Document, side: Int, isGray: Bool, transform: Transform
  ) -> Sprite {
    var key = Key(
      item: item, itemRevision: document.items.revision(of: item),
      iconRevision: revisions[item] ?? 0, side: side, isGray: isGray)
    let icon = upright.surface(for: key) { render(key, of: document) }
    key.scale = Self.quantized(transform.scale, steps: 1000)
    key.rotation = Self.quantized(transform.rotation, steps: 1000)
    guard key.scale != 1 || key.rotation != 0 else { return Sprite(surface: icon, origin: .zero) }
    fitTurnedCache(to: side)
    return turned.value(for: key, cost: \.surface.byteCount) {
      icon.turned(scale: key.scale, rotation: key.rotation)
    }
  }

  /// A thousandth of a radian moves the edge of an icon of 48 by a fortieth of a pixel.
  ///
  /// The wobble itself passes through few angles, so all of them are kept.
  private static func quantized(_ value: Double, steps: Double) -> Double {
    (value * steps).rounded() / steps
  }

  /// Limits turned icons to 32 MiB at 48 pixels, and in proportion to their area when larger.
  private func fitTurnedCache(to side: Int) {
    guard side != turnedSide else { return }
    turnedSide = side
    let area = max(Double(side * side) / (48 * 48), 1)
    turned = BoundedCache(limit: Int(Double(32 << 20) * area))
  }

  private func render(_ key: Key, of document: Document) -> Surface {
    let icon: Surface
    switch sources[key.item] {
    case .picture(let picture): icon = picture.fitted(to: key.side)
    case .pending: icon = LetterIcon.drawPending(side: key.side)
    case nil: icon = LetterIcon.draw(document.items[key.item], side: key.side, text: text)
    }
    return key.isGray ? icon.grayed() : icon
  }
}

/// The pixels of one icon: a square of premultiplied ARGB32 as cairo has it, row by row without
/// padding.
package struct IconPixels: Equatable, Sendable {
  /// The side in device pixels.
  package let side: Int
  /// `side` times `side` words from the top left, in the machine's byte order.
  package let words: [UInt32]

  /// The most a side may measure.
  package static let largestSide = 1024

  /// The icon of these words.
  ///
  /// - Precondition: There are `side` times `side` of them.
  package init(side: Int, words: [UInt32]) {
    precondition(words.count == side * side, "An icon is a square of words.")
    (self.side, self.words) = (side, words)
  }
}
