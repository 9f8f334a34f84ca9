import Testing

@testable import X11Platform

@Suite struct PixelFormatTests {
  @Test func `the painted format is sent as it is`() throws {
    let native = try #require(PixelFormat.native)
    #expect(native.isNative)
    for color: UInt32 in [0, 0x123456, 0xffffff] { #expect(native.pixel(color) == color) }
  }

  @Test(
    arguments: [
      (0xf800, 0x7e0, 0x1f, 0xff8040, 0xfc08), (0x7c00, 0x3e0, 0x1f, 0xff8040, 0x7e08),
      (0x1f, 0x7e0, 0xf800, 0xff8040, 0x441f),
    ] as [(UInt, UInt, UInt, UInt32, UInt32)])
  func `16-bit formats keep the highest bits`(
    red: UInt, green: UInt, blue: UInt, color: UInt32, expected: UInt32
  ) throws {
    let format = try #require(
      PixelFormat(bitsPerPixel: 16, redMask: red, greenMask: green, blueMask: blue))
    #expect(format.pixel(color) == expected)
    #expect(format.bytesPerPixel == 2 && !format.isNative)
  }

  @Test func `a reversed 32-bit format is converted`() throws {
    let format = try #require(
      PixelFormat(bitsPerPixel: 32, redMask: 0xff, greenMask: 0xff00, blueMask: 0xff0000))
    #expect(format.pixel(0x123456) == 0x563412)
    var target = [UInt32](repeating: 0, count: 2)
    target.withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress {
        format.convert([0x010203, 0xff0000], count: 2, to: start)
      }
    }
    #expect(target == [0x030201, 0xff])
  }

  @Test func `palettes and odd sizes are refused`() {
    #expect(PixelFormat(bitsPerPixel: 8, redMask: 0, greenMask: 0, blueMask: 0) == nil)
    #expect(PixelFormat(bitsPerPixel: 24, redMask: 1, greenMask: 2, blueMask: 4) == nil)
    #expect(PixelFormat(bitsPerPixel: 32, redMask: 0, greenMask: 0, blueMask: 0) == nil)
  }
}
