/// A point in device pixels, relative to a window or to the screen.
struct Point: Hashable {
  var x: Double
  var y: Double

  static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }

  static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }
}

/// A rectangle in device pixels.
struct Rect: Hashable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  var origin: Point { Point(x: x, y: y) }
  var center: Point { Point(x: x + width / 2, y: y + height / 2) }
  var maxX: Double { x + width }
  var maxY: Double { y + height }

  func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  func intersects(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}
