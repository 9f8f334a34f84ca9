/// A position in whole device pixels; which coordinate space, the user of the point says.
public struct Point: Hashable, Sendable {
  /// Distances from the left and the top edge, growing rightward and downward.
  public var x, y: Int

  /// A point at `x` and `y`.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The corner both axes start from.
  public static let zero = Point(x: 0, y: 0)

  /// The point moved by `other` on both axes.
  public static func + (lhs: Self, rhs: Self) -> Self { Point(x: lhs.x + rhs.x, y: lhs.y + rhs.y) }

  /// The way from `rhs` to `lhs`.
  public static func - (lhs: Self, rhs: Self) -> Self { Point(x: lhs.x - rhs.x, y: lhs.y - rhs.y) }

  /// Whether the euclidean distance to `other` is more than `distance` pixels.
  public func isFarther(than distance: Double, from other: Point) -> Bool {
    let (dx, dy) = (Double(x - other.x), Double(y - other.y))
    return dx * dx + dy * dy > distance * distance
  }
}

/// A width and a height in whole device pixels.
public struct Size: Hashable, Sendable {
  /// The extents; never negative in a valid size.
  public var width, height: Int

  /// A size of `width` by `height`.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// No extent at all.
  public static let zero = Size(width: 0, height: 0)
}

/// A rectangle in whole device pixels: its left, top, right and bottom edges lie between pixels.
public struct Rect: Hashable, Sendable {
  /// The left edge and the top edge.
  public var x, y: Int
  /// The extents; a rectangle with none on one axis is empty.
  public var width, height: Int

  /// A rectangle from its left and top edges and its extents.
  public init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// A rectangle from its top left corner and its size.
  public init(origin: Point, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// A rectangle that holds no pixel.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The edge after the last column of pixels.
  public var maxX: Int { x + width }
  /// The edge after the last row of pixels.
  public var maxY: Int { y + height }
  /// The top left corner.
  public var origin: Point { Point(x: x, y: y) }
  /// The extents.
  public var size: Size { Size(width: width, height: height) }
  /// The middle, rounded toward the top left.
  public var center: Point { Point(x: x + width / 2, y: y + height / 2) }
  /// Whether there is no pixel inside.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Whether the pixel right of and below `point` is inside.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// Whether the two rectangles share a pixel.
  public func intersects(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
      && !isEmpty && !other.isEmpty
  }

  /// The pixels in both rectangles; `.zero` when there are none.
  public func intersection(_ other: Rect) -> Rect {
    guard intersects(other) else { return .zero }
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Rect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// The smallest rectangle around both; an empty one counts for nothing.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The rectangle moved by `dx` and `dy`.
  public func offset(dx: Int = 0, dy: Int = 0) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// The rectangle with every edge moved inward by `distance`, or outward when it is negative.
  public func inset(by distance: Int) -> Rect {
    Rect(
      x: x + distance, y: y + distance, width: width - 2 * distance, height: height - 2 * distance)
  }
}
