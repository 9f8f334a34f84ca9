/// The program's icon, computed at any size: nine tiles, the middle one lifted.
enum WindowIcon {
  /// The sides of the icons in `property`, in pixels.
  package static let sides = [16, 24, 32, 48, 64, 128, 256]

  /// All icons in the format of `_NET_WM_ICON`: for each, its width, its height and its pixels, with
  /// alpha above red above green above blue, not premultiplied.
  package static var property: [CUnsignedLong] {
    sides.flatMap { side in
      [CUnsignedLong(side), CUnsignedLong(side)] + pixels(side: side).map { CUnsignedLong($0) }
    }
  }

  /// The pixels of the icon with the side `side`, row by row.
  package static func pixels(side: Int) -> [UInt32] {
    let tiles = tiles(side: Double(side))
    return (0..<side * side).map { index in
      pixel(at: Double(index % side) + 0.5, Double(index / side) + 0.5, of: tiles)
    }
  }

  /// A square with rounded corners, in pixels.
  private struct Tile {
    let x, y, halfSide, radius: Double
    let color: UInt32

    /// The part of the pixel centered at `x`, `y` that the tile covers, from 0 to 1.
    func coverage(_ x: Double, _ y: Double) -> Double {
      let inner = halfSide - radius
      let dx = max(abs(x - self.x) - inner, 0)
      let dy = max(abs(y - self.y) - inner, 0)
      let distance = (dx * dx + dy * dy).squareRoot() - radius
      return min(max(0.5 - distance, 0), 1)
    }
  }

  /// The tiles, from the bottom to the top.
  private static func tiles(side: Double) -> [Tile] {
    let (pitch, half) = (side * 0.31, side * 0.125)
    var tiles: [Tile] = []
    for index in 0..<9 where index != 4 {
      let (column, row) = (Double(index % 3 - 1), Double(index / 3 - 1))
      tiles.append(
        Tile(
          x: side / 2 + column * pitch, y: side / 2 + row * pitch, halfSide: half,
          radius: side * 0.045, color: 0x8a909a))
    }
    let lifted = Tile(
      x: side / 2, y: side / 2, halfSide: half * 1.3, radius: side * 0.055, color: 0x1c66c4)
    return tiles + [lifted]
  }

  /// The color of the topmost tile at the pixel, with the covered part as its alpha.
  private static func pixel(at x: Double, _ y: Double, of tiles: [Tile]) -> UInt32 {
    for tile in tiles.reversed() {
      let coverage = tile.coverage(x, y)
      if coverage > 0 { return UInt32((coverage * 255).rounded()) << 24 | tile.color }
    }
    return 0
  }
}
