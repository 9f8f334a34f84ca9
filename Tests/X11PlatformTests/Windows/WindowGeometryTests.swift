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
}
