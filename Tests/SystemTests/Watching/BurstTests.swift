import Testing

@testable import System

struct BurstTests {
  private let start = ContinuousClock.now

  private func after(_ milliseconds: Int) -> ContinuousClock.Instant {
    start + .milliseconds(milliseconds)
  }

  @Test func `a burst is over when it is quiet, and that is told once`() {
    var burst = Burst()
    #expect(burst.patience == -1)
    let nothing = burst.takeEnd(at: start)
    #expect(!nothing)
    burst.grow(at: start)
    burst.grow(at: after(150))
    #expect(burst.patience == Burst.quietTime)
    let ends = [200, 349, 350, 351].map { burst.takeEnd(at: after($0)) }
    #expect(ends == [false, false, true, false])
    #expect(burst.patience == -1)
  }

  @Test func `changes without end are taken up once a second`() {
    var burst = Burst()
    var ends: [Int] = []
    for moment in stride(from: 0, through: 3000, by: 10) {
      burst.grow(at: after(moment))
      if burst.takeEnd(at: after(moment)) { ends.append(moment) }
    }
    #expect(ends == [1000, 2010])
  }
}
