import GridCore
import GridHarness
import Testing

@testable import GridPainting

@Suite struct SurfaceTests {
  @Test func `a surface draws into memory that belongs to someone else`() throws {
    var memory = [UInt32](repeating: 0, count: 8 * 4)
    try memory.withUnsafeMutableBytes { bytes in
      let start = try #require(bytes.baseAddress)
      let surface = try Surface(data: start, width: 5, height: 4, stride: 32)
      Context(surface).fill(Rect(x: 0, y: 0, width: 9, height: 9), with: Color(0x123456))
    }
    for (index, word) in memory.enumerated() {
      #expect((word & 0xff_ffff == 0x123456) == (index % 8 < 5))
    }
  }

  @Test func `a stride that Cairo can't use is refused with a sentence`() {
    var memory = [UInt8](repeating: 0, count: 64)
    memory.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      #expect(throws: CairoError.self) {
        _ = try Surface(data: start, width: 4, height: 2, stride: 7)
      }
    }
  }

  @Test(arguments: [0, 1, -1, 3, -3, 9, 10, -10, 40])
  func `scrolling moves rows and leaves the others`(distance: Int) {
    let surface = Surface(Size(width: 3, height: 10), format: .rgb24)
    func row(_ y: Int) -> UInt32 {
      surface.withPixels { $0.bindMemory(to: UInt32.self)[y * surface.stride / 4] & 0xff_ffff }
    }
    for y in 0..<10 {
      let color = Color(UInt32(y + 1))
      Context(surface).fill(Rect(x: 0, y: y, width: 3, height: 1), with: color)
    }
    surface.scroll(by: distance)
    for y in 0..<10 {
      let source = (0..<10).contains(y - distance) ? y - distance : y
      #expect(row(y) == UInt32(source + 1))
    }
  }

  @Test func `an impossible surface is inert`() {
    let surface = Surface(Size(width: 1 << 20, height: 1 << 20))
    Context(surface).fill(Rect(x: 0, y: 0, width: 1, height: 1), with: Color(0))
    #expect(surface.withPixels(\.isEmpty))
  }

  @Test(arguments: [2, 8, 24]) func `a blur is close to a Gaussian`(sigma: Double) {
    let side = 161
    let surface = Surface(Size(width: side, height: side), format: .alpha)
    let square = Rect(x: 60, y: 60, width: 41, height: 41)
    Context(surface).fill(square, with: Color(0))
    surface.blur(sigma: sigma)
    let row = surface.withPixels { bytes in
      (0..<side).map { Double(bytes[80 * surface.stride + $0]) }
    }
    let weights = (-80...80).map { exponential(-Double($0 * $0) / (2 * sigma * sigma)) }
    let total = weights.reduce(0, +)
    func blurred(_ x: Int) -> Double {
      (60..<101).map { weights[min(max(x - $0 + 80, 0), 160)] }.reduce(0, +) / total
    }
    for x in 0..<side { #expect(abs(row[x] - 255 * blurred(x) * blurred(80)) < 10) }
  }

  /// The exponential function by its series, halved until that converges fast.
  private func exponential(_ x: Double) -> Double {
    if x < -700 { return 0 }
    if x < -0.5 {
      let half = exponential(x / 2)
      return half * half
    }
    return (1...20).reversed().reduce(1.0) { 1 + $0 * x / Double($1) }
  }
}
