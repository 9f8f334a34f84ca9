package import GridCore
import TestSupport

/// Random frames, far wilder than any grid makes them: every look, scale, turn and opacity.
package struct RandomFrames {
  private var generator: SplitMix64
  private let items: Int
  private let metrics: LayoutMetrics
  private let viewport: Size

  /// Frames of a viewport of `viewport` device pixels that show items 0 to `items` − 1.
  package init(
    seed: UInt64, items: Int, metrics: Metrics = Metrics(), viewport: Size, scale: Double
  ) {
    generator = SplitMix64(seed: seed)
    (self.items, self.viewport) = (items, viewport)
    self.metrics = LayoutMetrics(metrics, scale: scale, viewportWidth: viewport.width)
  }

  /// A frame that has nothing to do with any other.
  package mutating func next() -> Frame {
    var frame = Frame(metrics: metrics)
    frame.viewport = viewport
    frame.scrollOffset = number(0...200)
    frame.attributes = (0..<number(0...14)).map { _ in attributes() }
    frame.offers = offers()
    frame.toast = chance(50) ? .holdToLift : .notice("Something else")
    return frame
  }

  /// A frame that differs from `frame` here and there.
  package mutating func next(after frame: Frame) -> Frame {
    var next = frame
    if chance(40) { next.scrollOffset += number(-150...150) }
    if chance(20) { next.toast = .staysInPlace }
    if chance(20) { next.offers = offers() }
    for index in next.attributes.indices where chance(25) { change(&next.attributes[index]) }
    if chance(20) { next.attributes.append(attributes()) }
    if chance(20), !next.attributes.isEmpty { next.attributes.removeFirst() }
    if chance(20) { next.attributes.shuffle(using: &generator) }
    return next
  }

  private mutating func offers() -> [PanelOffer] {
    (0..<number(0...2)).map { PanelOffer(id: $0, title: "Offer \(number(1...9))", titleWidth: 60) }
  }

  private mutating func attributes() -> FrameAttributes {
    let element = element()
    var attributes = FrameAttributes(element, frame: frame(of: element))
    change(&attributes)
    attributes.alpha = chance(60) ? 1 : Double(number(0...100)) / 100
    return attributes
  }

  private mutating func change(_ attributes: inout FrameAttributes) {
    switch number(0...5) {
    case 0: attributes.transform = transform(of: attributes.frame.size)
    case 1:
      attributes.icon = Transform(
        scale: 1, rotation: Double(number(-25...25)) / 1000, anchor: Point(x: 24, y: 24))
    case 2: attributes.look = Look(rawValue: UInt16(number(0...4095)))
    case 3: attributes.badge = Badge(rawValue: UInt8(number(0...3))) ?? .none
    case 4:
      attributes.frame.x += number(-20...20)
      attributes.frame.y += number(-20...20)
    default: attributes.alpha = Double(number(0...100)) / 100
    }
  }

  private mutating func transform(of size: Size) -> Transform {
    let scales = [1, 1, 1.1, 0.5, 0.94, 1.37]
    return Transform(
      scale: scales[number(0...5)], rotation: chance(60) ? 0 : Double(number(-80...80)) / 1000,
      anchor: Point(x: number(0...max(size.width, 1)), y: number(0...max(size.height, 1))))
  }

  private mutating func element() -> Element {
    let item = ItemHandle(rawValue: UInt32(number(0...(items - 1))))
    switch number(0...16) {
    case 0: return .header(section: number(0...2))
    case 1: return .separator(section: number(0...2))
    case 2: return .editButton
    case 3: return .emptyPanel
    case 4: return .panelButton(number(0...2))
    case 5: return .gap
    case 6: return .floatingCell(item)
    case 7: return .vanishingCell(item)
    case 8: return .scrollBar
    case 9: return .toast
    case 10: return .toastButton
    case 11: return .tooltip(item)
    case 12: return .closeButton
    default: return .cell(item, section: number(0...2))
    }
  }

  private mutating func frame(of element: Element) -> Rect {
    let size: Size
    switch element {
    case .cell, .floatingCell, .vanishingCell, .gap: size = metrics.cell
    case .separator: size = Size(width: number(1...viewport.width), height: 1)
    default: size = Size(width: number(1...viewport.width), height: number(1...90))
    }
    return Rect(
      origin: Point(x: number(-60...viewport.width), y: number(-60...(viewport.height + 200))),
      size: size)
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }
}
