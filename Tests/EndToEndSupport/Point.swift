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
