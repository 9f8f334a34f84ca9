import GridCore
import Testing

@testable import X11Platform

@Suite struct MonitorTests {
  private func monitor(
    _ x: Int, _ y: Int = 0, width: Int = 400, height: Int = 300, millimeters: Size = .zero
  ) -> Monitor {
    Monitor(frame: Rect(x: x, y: y, width: width, height: height), millimeters: millimeters)
  }

  @Test func `a monitor is chosen by the pointer, or stands in front`() {
    let (left, right) = (monitor(0), monitor(400, width: 600))
    func chosen(_ choice: MonitorChoice, _ monitors: [Monitor], pointer x: Int) -> Monitor? {
      choice.monitor(among: monitors, pointer: Point(x: x, y: 50))
    }
    #expect(chosen(.pointer, [right, left], pointer: 399) == left)
    #expect(chosen(.pointer, [right, left], pointer: 400) == right)
    #expect(chosen(.primary, [right, left], pointer: 0) == right)
    #expect(chosen(.pointer, [], pointer: 0) == nil && chosen(.primary, [], pointer: 0) == nil)
  }

  @Test func `a point that no monitor shows belongs to the nearest`() {
    let (left, below) = (monitor(0), monitor(900, 700))
    #expect([left, below].nearest(to: Point(x: 600, y: 100)) == left)
    #expect([left, below].nearest(to: Point(x: 880, y: 600)) == below)
    #expect([left, below].nearest(to: Point(x: -50, y: -50)) == left)
    #expect([left, below].nearest(to: Point(x: 5000, y: 900)) == below)
  }

  @Test func `a monitor ends where panels begin, if they leave anything of it`() {
    let free = Rect(x: 0, y: 20, width: 1000, height: 280)
    #expect(monitor(400).area(within: free) == Rect(x: 400, y: 20, width: 400, height: 280))
    #expect(monitor(0, 300).area(within: free) == monitor(0, 300).frame)
  }

  @Test func `its density is that of its diagonal, so that turning it changes nothing`() throws {
    let size = Size(width: 600, height: 340)
    let lying = monitor(0, width: 3840, height: 2160, millimeters: size)
    let standing = monitor(0, width: 2160, height: 3840, millimeters: size)
    #expect(abs(try #require(lying.dotsPerInch) - 162.3) < 0.1)
    #expect(lying.dotsPerInch == standing.dotsPerInch)
  }

  @Test(
    arguments: [(0, 0), (0, 340), (600, 0), (-1, -1), (160, 90), (160, 100), (16, 9), (16, 10)])
  func `a size that is none says nothing of the density`(width: Int, height: Int) {
    let size = Size(width: width, height: height)
    #expect(monitor(0, width: 1920, height: 1080, millimeters: size).dotsPerInch == nil)
  }
}
