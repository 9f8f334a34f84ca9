import CX11

/// The layout of colors in the pixels of a visual.
package struct PixelFormat: Equatable {
  /// The bytes of a pixel: 2 or 4.
  let bytesPerPixel: Int
  private let red, green, blue: ColorBits

  /// The bits of a pixel that hold one color.
  private struct ColorBits: Equatable {
    let shift, width: Int

    init(mask: UInt) {
      shift = mask.trailingZeroBitCount
      width = mask.nonzeroBitCount
    }

    /// The 8-bit `value` shifted to these bits, with their precision.
    func encoded(_ value: UInt32) -> UInt32 {
      let wide = width <= 8 ? value >> UInt32(8 - width) : value << UInt32(width - 8)
      return wide << UInt32(shift)
    }
  }

  /// The format of pixels with these color masks; `nil` if it isn't a supported true-color format.
  init?(bitsPerPixel: Int, redMask: UInt, greenMask: UInt, blueMask: UInt) {
    guard bitsPerPixel == 16 || bitsPerPixel == 32, redMask != 0, greenMask != 0, blueMask != 0
    else { return nil }
    bytesPerPixel = bitsPerPixel / 8
    (red, green, blue) = (
      ColorBits(mask: redMask), ColorBits(mask: greenMask), ColorBits(mask: blueMask)
    )
  }

  /// The format the program paints in: 32 bits, with red above green above blue.
  static let native = PixelFormat(
    bitsPerPixel: 32, redMask: 0xff_0000, greenMask: 0xff00, blueMask: 0xff)

  /// Whether painted pixels can be sent without conversion.
  var isNative: Bool { self == Self.native }

  /// The pixel for the painted `color`.
  package func pixel(_ color: UInt32) -> UInt32 {
    red.encoded(color >> 16 & 0xff) | green.encoded(color >> 8 & 0xff) | blue.encoded(color & 0xff)
  }

  /// Converts `count` painted pixels and writes them to `target`.
  package func convert(
    _ colors: UnsafePointer<UInt32>, count: Int, to target: UnsafeMutableRawPointer
  ) {
    if bytesPerPixel == 2 {
      let target = target.assumingMemoryBound(to: UInt16.self)
      for index in 0..<count { target[index] = UInt16(truncatingIfNeeded: pixel(colors[index])) }
    } else {
      let target = target.assumingMemoryBound(to: UInt32.self)
      for index in 0..<count { target[index] = pixel(colors[index]) }
    }
  }
}
