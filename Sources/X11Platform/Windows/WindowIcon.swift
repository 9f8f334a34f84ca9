/// The program's own icon: nine tiles, the middle one lifted, drawn by its formula at any size.
enum WindowIcon {
  /// The sides of the icons given to the window manager, in pixels.
  package static let sides = [16, 24, 32, 48, 64, 128, 256]

  /// All icons as `_NET_WM_ICON` wants them: of each its width, its height and its pixels, which
  /// are alpha above red above green above blue and not premultiplied.
  package static var property: [CUnsignedLong] {
    sides.flatMap { side in
      [CUnsignedLong(side), CUnsignedLong(side)] + pixels(side: side).map { CUnsignedLong($0) }
    }
  }

  /// The pixels of the icon with `side`, row by row.
  package static func pixels(side: Int) -> [UInt32] {
    let tiles = tiles(side: Double(side))
    return (0..<side * side).map { index in
      pixel(at: Double(index % side) + 0.5, Double(index / side) + 0.5, of: tiles)
    }
  }

  /// A square with round corners, in pixels.
  private struct Tile {
    let x, y, halfSide, radius: Double
    let color: UInt32

    /// How much of the pixel with its center at `x`, `y` the tile covers, from 0 to 1.
    func coverage(_ x: Double, _ y: Double) -> Double {
      let inner = halfSide - radius
      let dx = max(abs(x - self.x) - inner, 0)
      let dy = max(abs(y - self.y) - inner, 0)
      let distance = (dx * dx + dy * dy).squareRoot() - radius
      return min(max(0.5 - distance, 0), 1)
    }
  }

  /// The tiles, the lowest first.
  private static func tiles(side: Double) -> [Tile] {
    let (pitch, half) = (side * 0.31, side * 0.125)
    var tiles: [Tile] = []
    for place in 0..<9 where place != 4 {
      let (column, row) = (Double(place % 3 - 1), Double(place / 3 - 1))
      tiles.append(
        Tile(
          x: side / 2 + column * pitch, y: side / 2 + row * pitch, halfSide: half,
          radius: side * 0.045, color: 0x8a909a))
    }
    let lifted = Tile(
      x: side / 2, y: side / 2, halfSide: half * 1.3, radius: side * 0.055, color: 0x1c66c4)
    return tiles + [lifted]
  }

  /// The color of the highest tile there, with how much of the pixel is covered as its alpha.
  private static func pixel(at x: Double, _ y: Double, of tiles: [Tile]) -> UInt32 {
    for tile in tiles.reversed() {
      let coverage = tile.coverage(x, y)
      if coverage > 0 { return UInt32((coverage * 255).rounded()) << 24 | tile.color }
    }
    return 0
  }
}
