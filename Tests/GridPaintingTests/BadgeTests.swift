import GridCore
import Testing

@testable import GridPainting

@Suite struct BadgeTests {
  @Test(arguments: [1, 1.25, 1.5, 2, 2.75, 3])
  func `bars of minus and plus have no blurred edge`(scale: Double) throws {
    let diameter = LayoutMetrics.pixels(20, scale: scale)
    for badge in [Badge.remove, .add] {
      let column = draw(badge, diameter: diameter, scale: scale, x: diameter / 2 + 3)
      let bar = column.filter { $0 == 0xff_ffff }
      let glyphs = column.dropFirst(diameter / 4).dropLast(diameter / 4)
      #expect(!bar.isEmpty)
      #expect(Set(glyphs).count == 2)
      #expect(Array(glyphs) == glyphs.reversed())
    }
  }

  /// The colors along the column `x` of the disc, from its top to its bottom.
  private func draw(_ badge: Badge, diameter: Int, scale: Double, x: Int) -> [UInt32] {
    let surface = Surface(Size(width: diameter, height: diameter), format: .rgb24)
    let context = Context(surface)
    BadgePainter().draw(
      badge, look: [], frame: Rect(x: 0, y: 0, width: diameter, height: diameter), scale: scale,
      ring: Color(0xff0000), theme: .light, in: context)
    return surface.withPixels { bytes in
      let words = bytes.bindMemory(to: UInt32.self)
      return (0..<diameter).map { words[$0 * surface.stride / 4 + x] & 0xff_ffff }
    }
  }
}
