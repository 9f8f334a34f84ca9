import GridCore
import Testing

@testable import X11Platform

@Suite struct DisplayScaleTests {
  private func scale(
    chosen: Double? = nil, settings: Double? = nil, resources: Double? = nil,
    monitor: Double? = nil
  ) -> Double {
    DisplayScale.scale(
      chosen: chosen, settings: settings, resources: resources, monitor: monitor)
  }

  @Test func `the choice beats the settings, these the resources, and these the monitor`() {
    #expect(scale(chosen: 3, settings: 192, resources: 120, monitor: 144) == 3)
    #expect(scale(settings: 192, resources: 120, monitor: 144) == 2)
    #expect(scale(resources: 120, monitor: 144) == 1.25)
    #expect(scale(monitor: 144) == 1.5)
    #expect(scale() == 1)
  }

  @Test func `scales out of reason are brought to the nearest`() {
    #expect(scale(chosen: 0.01) == 0.5)
    #expect(scale(settings: 1e9) == 8)
    #expect(scale(monitor: 1e9) == 8)
  }

  @Test(
    arguments: [
      (40, 1), (92, 1), (96, 1), (109, 1), (119, 1.25), (137, 1.25), (143, 1.5), (163, 1.75),
      (191, 2), (193, 2), (315, 3.25),
    ] as [(Double, Double)])
  func `a monitor is drawn on in quarters, and never smaller than on a plain one`(
    dots: Double, expected: Double
  ) {
    #expect(scale(monitor: dots) == expected)
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
}
