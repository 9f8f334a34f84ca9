import CX11

/// How the pixels of a visual hold their colors.
package struct PixelFormat: Equatable {
  /// The bytes of a pixel: 2 or 4.
  let bytesPerPixel: Int
  private let red, green, blue: Channel

  /// Where one color is in a pixel.
  private struct Channel: Equatable {
    let shift, width: Int

    init(mask: UInt) {
      shift = mask.trailingZeroBitCount
      width = mask.nonzeroBitCount
    }

    /// The 8-bit `value`, at this channel's place with its precision.
    func placed(_ value: UInt32) -> UInt32 {
      let wide = width <= 8 ? value >> UInt32(8 - width) : value << UInt32(width - 8)
      return wide << UInt32(shift)
    }
  }

  /// The format of pixels with these color masks, or `nil` when it is none of true color.
  init?(bitsPerPixel: Int, redMask: UInt, greenMask: UInt, blueMask: UInt) {
    guard bitsPerPixel == 16 || bitsPerPixel == 32, redMask != 0, greenMask != 0, blueMask != 0
    else { return nil }
    bytesPerPixel = bitsPerPixel / 8
    (red, green, blue) = (
      Channel(mask: redMask), Channel(mask: greenMask), Channel(mask: blueMask)
    )
  }

  /// The format the program paints in: 32 bits, red above green above blue.
  static let native = PixelFormat(
    bitsPerPixel: 32, redMask: 0xff_0000, greenMask: 0xff00, blueMask: 0xff)

  /// Whether painted pixels can be sent as they are.
  var isNative: Bool { self == Self.native }

  /// The pixel of the painted `color`.
  package func pixel(_ color: UInt32) -> UInt32 {
    red.placed(color >> 16 & 0xff) | green.placed(color >> 8 & 0xff) | blue.placed(color & 0xff)
  }

  /// Writes `count` pixels, converted from the painted ones, to `target`.
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
