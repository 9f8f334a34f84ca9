import GridCore

/// The two layers of a drawn text: an opacity where it takes the color it is drawn with, and
/// pixels where glyphs have colors of their own.
struct TextLayers {
  let mask: Surface
  let colors: Surface?

  /// Draws the text with `draw` in white, and in black where white shows that there are colors.
  init(size: Size, draw: (borrowing Context) -> Void) {
    let white = Self.surface(size, color: Color(0xffffff), draw)
    guard Self.hasColors(white) else {
      (mask, colors) = (Self.opacity(of: white), nil)
      return
    }
    let black = Self.surface(size, color: Color(0), draw)
    colors = Self.extractColors(from: white, and: black)
    mask = Self.opacity(of: white)
  }

  private static func surface(
    _ size: Size, color: Color, _ draw: (borrowing Context) -> Void
  ) -> Surface {
    let surface = Surface(size)
    let context = Context(surface)
    context.setSource(color)
    draw(context)
    return surface
  }

  /// Whether a pixel of a text drawn in white is anything but white of some opacity.
  private static func hasColors(_ white: Surface) -> Bool {
    white.withPixels { bytes in
      bytes.bindMemory(to: UInt32.self).contains { $0 != ($0 >> 24) &* 0x0101_0101 }
    }
  }

  /// Moves the pixels that are the same in white and in black out of `white`.
  private static func extractColors(from white: Surface, and black: Surface) -> Surface {
    let colors = Surface(white.size)
    white.withPixels { white in
      let white = white.bindMemory(to: UInt32.self)
      black.withPixels { black in
        let black = black.bindMemory(to: UInt32.self)
        colors.withPixels { colors in
          let colors = colors.bindMemory(to: UInt32.self)
          for index in white.indices where white[index] == black[index] {
            colors[index] = white[index]
            white[index] = 0
          }
        }
      }
    }
    return colors
  }

  private static func opacity(of surface: Surface) -> Surface {
    let mask = Surface(surface.size, format: .alpha)
    let (size, from, to) = (surface.size, surface.stride / 4, mask.stride)
    surface.withPixels { pixels in
      let pixels = pixels.bindMemory(to: UInt32.self)
      mask.withPixels { bytes in
        guard !bytes.isEmpty else { return }
        for y in 0..<size.height {
          for x in 0..<size.width { bytes[y * to + x] = UInt8(pixels[y * from + x] >> 24) }
        }
      }
    }
    return mask
  }
}
