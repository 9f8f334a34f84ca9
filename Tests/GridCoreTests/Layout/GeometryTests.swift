import Testing

@testable import GridCore
@testable import GridModel

@Suite struct GeometryTests {
  @Test func `intersection and union are those of the sets of pixels`() {
    let rects = (0..<4).flatMap { x in
      (0..<4).flatMap { y in
        (0..<3).map { Rect(x: x, y: y, width: $0, height: 3 - $0) }
      }
    }
    func pixels(_ rect: Rect) -> Set<Point> {
      Set(
        (-1..<9).flatMap { x in (-1..<9).map { Point(x: x, y: $0) } }.filter(rect.contains))
    }
    for first in rects {
      for second in rects {
        let common = pixels(first).intersection(pixels(second))
        #expect(pixels(first.intersection(second)) == common)
        #expect(first.intersects(second) == !common.isEmpty)
        #expect(pixels(first.union(second)).isSuperset(of: pixels(first).union(pixels(second))))
      }
    }
  }

  @Test func `distance is euclidean`() {
    let origin = Point(x: 10, y: 10)
    #expect(!Point(x: 18, y: 10).isFarther(than: 8, from: origin))
    #expect(Point(x: 19, y: 10).isFarther(than: 8, from: origin))
    #expect(!Point(x: 15, y: 16).isFarther(than: 8, from: origin))
    #expect(Point(x: 16, y: 16).isFarther(than: 8, from: origin))
  }

  @Test func `an inset and its opposite are the rectangle again`() {
    let rect = Rect(x: 3, y: 4, width: 20, height: 30)
    #expect(rect.inset(by: 5).inset(by: -5) == rect)
    #expect(rect.inset(by: 10).isEmpty)
    #expect(rect.offset(dx: 2, dy: -3) == Rect(x: 5, y: 1, width: 20, height: 30))
    #expect(rect.center == Point(x: 13, y: 19))
  }

  @Test func `index paths are in reading order`() {
    let paths = [(0, 0), (5, 0), (0, 1), (2, 1), (0, 3)].map {
      IndexPath(item: $0.0, section: $0.1)
    }
    #expect(paths.reversed().sorted() == paths)
  }
}
