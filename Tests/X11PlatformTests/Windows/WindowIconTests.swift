import Testing

@testable import X11Platform

@Suite struct WindowIconTests {
  @Test(arguments: WindowIcon.sides)
  func `each icon is clear at its corners, blue in its middle and even from left to right`(
    side: Int
  ) {
    let pixels = WindowIcon.pixels(side: side)
    #expect(pixels.count == side * side)
    #expect(pixels[0] == 0 && pixels[side * side - 1] == 0)
    #expect(pixels[side / 2 * side + side / 2] == 0xff1c_66c4)
    for y in 0..<side {
      let row = pixels[y * side..<(y + 1) * side]
      #expect(Array(row) == row.reversed())
    }
  }

  @Test func `colors are not multiplied by the alpha`() {
    let edges = WindowIcon.pixels(side: 48).filter { $0 >> 24 != 0 && $0 >> 24 != 255 }
    #expect(!edges.isEmpty)
    #expect(edges.allSatisfy { [0x8a909a, 0x1c66c4].contains($0 & 0xff_ffff) })
  }

  @Test func `the property holds every size in front of its pixels`() {
    var rest = WindowIcon.property[...]
    for side in WindowIcon.sides {
      #expect(rest.prefix(2) == [UInt(side), UInt(side)])
      rest = rest.dropFirst(2 + side * side)
    }
    #expect(rest.isEmpty)
  }
}
