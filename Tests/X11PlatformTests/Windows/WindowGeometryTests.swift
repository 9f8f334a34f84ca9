import GridCore
import GridCore
import Testing

@testable import X11Platform

struct WindowGeometryTests {
  @Test(arguments: [
    ("1x1", WindowGeometry(width: 1, height: 1)),
    ("800x600+0+0", WindowGeometry(width: 800, height: 600, origin: .init(x: 0, y: 0))),
    ("8x6+-10+20", WindowGeometry(width: 8, height: 6, origin: .init(x: -10, y: 20))),
    ("32767x32767", WindowGeometry(width: 32_767, height: 32_767)), ("32768x1", nil),
    ("0x1", nil), ("1x0", nil), ("-1x1", nil), ("1x", nil), ("x", nil), ("", nil), ("1", nil),
    ("1x1x1", nil), ("1x1+1", nil), ("1x1+1+", nil), ("1x1+1+1+1", nil), ("1x1+a+1", nil),
    ("99999999999999999999x1", nil),
  ])
  func `a geometry is a size and perhaps a place`(text: String, geometry: WindowGeometry?) {
    #expect(WindowGeometry(text) == geometry)
  }

  @Test(arguments: [
    (4096, 20, 4096, 20), (30_000, 20, 4096, 20), (30_000, 30_000, 4096, 5120),
    (5000, 5000, 4096, 5000),
  ])
  func `a window is painted up to twice the screen, and to 4096 pixels in any case`(
    width: Int, height: Int, paintedWidth: Int, paintedHeight: Int
  ) {
    let geometry = WindowGeometry(width: width, height: height)
    #expect(
      geometry.paintedSize(on: Size(width: 1920, height: 2560))
        == Size(width: paintedWidth, height: paintedHeight))
  }
}
