import Testing

@testable import System

struct DebouncerTests {
  private let start = ContinuousClock.now

  private func after(_ milliseconds: Int) -> ContinuousClock.Instant {
    start + .milliseconds(milliseconds)
  }

  @Test func `a burst is over when it is quiet, and that is told once`() {
    var changes = Debouncer()
    #expect(changes.timeout == -1)
    let nothing = changes.fires(at: start)
    #expect(!nothing)
    changes.add(at: start)
    changes.add(at: after(150))
    #expect(changes.timeout == Debouncer.quietTime)
    let ends = [200, 349, 350, 351].map { changes.fires(at: after($0)) }
    #expect(ends == [false, false, true, false])
    #expect(changes.timeout == -1)
  }

  @Test func `changes without end are taken up once a second`() {
    var changes = Debouncer()
    var ends: [Int] = []
    for moment in stride(from: 0, through: 3000, by: 10) {
      changes.add(at: after(moment))
      if changes.fires(at: after(moment)) { ends.append(moment) }
    }
    #expect(ends == [1000, 2010])
  }
}
