import GridCore
import Testing

@testable import GridWindow

@Suite struct DisplayScaleTests {
  @Test func `the choice beats the settings, and these beat the resources`() {
    #expect(DisplayScale.scale(chosen: 3, settings: 192, resources: 120) == 3)
    #expect(DisplayScale.scale(chosen: nil, settings: 192, resources: 120) == 2)
    #expect(DisplayScale.scale(chosen: nil, settings: nil, resources: 120) == 1.25)
    #expect(DisplayScale.scale(chosen: nil, settings: nil, resources: nil) == 1)
  }

  @Test func `scales out of reason are brought to the nearest`() {
    #expect(DisplayScale.scale(chosen: 0.01, settings: nil, resources: nil) == 0.5)
    #expect(DisplayScale.scale(chosen: nil, settings: 1e9, resources: nil) == 8)
  }

  @Test func `the usual size grows with the scale up to nine tenths of the work area`() {
    let area = Size(width: 1280, height: 700)
    let usual = WindowGeometry(defaultAtScale: 1, workArea: area)
    #expect(usual == WindowGeometry(width: 768, height: 630))
    let large = WindowGeometry(defaultAtScale: 2, workArea: area)
    #expect(large == WindowGeometry(width: 1152, height: 630))
    let none = WindowGeometry(defaultAtScale: 1, workArea: .zero)
    #expect(none == WindowGeometry(width: 1, height: 1))
  }

  @Test func `more than an image can hold is not painted`() {
    let geometry = WindowGeometry(width: 30_000, height: 20)
    #expect(geometry.paintedSize == Size(width: 16_384, height: 20))
  }
}
