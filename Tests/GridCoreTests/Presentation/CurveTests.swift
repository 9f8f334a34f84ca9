import Testing

@testable import GridCore
@testable import GridModel

@Suite struct CurveTests {
  private static let curves: [(Curve, (Double, Double, Double, Double))] = [
    (.easeIn, (0.42, 0, 1, 1)), (.easeOut, (0, 0, 0.58, 1)), (.easeInOut, (0.42, 0, 0.58, 1)),
    (.makeRoom, (0.25, 1, 0.5, 1)),
    (.cubicBezier(x1: 0.1, y1: -0.5, x2: 0.9, y2: 1.5), (0.1, -0.5, 0.9, 1.5)),
  ]

  @Test(arguments: curves.indices)
  func `a curve is what a walk along its points finds`(index: Int) {
    let (curve, (x1, y1, x2, y2)) = Self.curves[index]
    var last = (x: 0.0, y: 0.0)
    for step in 1...20_000 {
      let t = Double(step) / 20_000
      let s = 1 - t
      let x = 3 * s * s * t * x1 + 3 * s * t * t * x2 + t * t * t
      let y = 3 * s * s * t * y1 + 3 * s * t * t * y2 + t * t * t
      if step.isMultiple(of: 50) { #expect(abs(curve.value(at: x) - y) < 1e-6) }
      last = (x, y)
    }
    #expect(last == (1, 1))
  }

  @Test(arguments: [(0.0, 0.0), (0.25, 0.1291), (0.5, 0.5), (0.75, 0.8709), (1, 1)])
  func `ease in and out has the values of UIKit`(progress: Double, value: Double) {
    #expect(abs(Curve.easeInOut.value(at: progress) - value) < 1e-4)
  }

  @Test(arguments: curves.indices)
  func `a curve is exactly 0 before its start and exactly 1 after its end`(index: Int) {
    let curve = Self.curves[index].0
    for progress in [-1, 0, -0.0] { #expect(curve.value(at: progress) == 0) }
    for progress in [1, 1.5, 100] { #expect(curve.value(at: progress) == 1) }
    #expect(Curve.linear.value(at: 0.3) == 0.3)
  }

  @Test(arguments: [Curve.linear, .easeIn, .easeOut, .easeInOut, .makeRoom])
  func `the named curves never go back`(curve: Curve) {
    var last = 0.0
    for step in 0...1_000 {
      let value = curve.value(at: Double(step) / 1_000)
      #expect(value >= last && value <= 1)
      last = value
    }
  }
}
