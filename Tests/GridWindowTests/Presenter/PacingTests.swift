import GridCore
import Testing

@testable import GridWindow

@Suite struct PacingTests {
  private let start = Duration.seconds(100)

  @Test func `frames a little late keep sixty a second on average`() {
    var (pacing, now, frames) = (Pacing(), start, 0)
    while now < start + .seconds(10) {
      pacing.drew(at: now)
      frames += 1
      let due = pacing.deadline(for: .nextFrame) ?? now
      now = .milliseconds(Int64((due / .milliseconds(1)).rounded(.up)))
    }
    #expect((599...601).contains(frames))
  }

  @Test func `a frame drawn because of an event starts a new rhythm`() {
    var pacing = Pacing()
    pacing.drew(at: start)
    pacing.drew(at: start + .milliseconds(8))
    #expect(pacing.nextFrame == start + .milliseconds(8) + Timings.frame)
  }

  @Test func `after a pause no frames are made up for`() {
    var pacing = Pacing()
    pacing.drew(at: start)
    pacing.drew(at: start + .seconds(1))
    #expect(pacing.nextFrame == start + .seconds(1) + Timings.frame)
  }

  @Test func `a deadline of the grid is kept and nothing to do is no deadline`() {
    #expect(Pacing().deadline(for: .never) == nil)
    #expect(Pacing().deadline(for: .at(start)) == start)
  }
}
