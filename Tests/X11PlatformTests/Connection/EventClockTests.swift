import TestSupport
import Testing

@testable import X11Platform

@Suite struct EventClockTests {
  @Test func `events keep the distances the server gave them however late they are handled`() {
    var clock = EventClock()
    let first = clock.moment(ofServerTime: 1000, now: .milliseconds(50_000))
    let second = clock.moment(ofServerTime: 1500, now: .milliseconds(50_900))
    let third = clock.moment(ofServerTime: 1516, now: .milliseconds(50_901))
    #expect(first == .milliseconds(50_000))
    #expect(second - first >= .milliseconds(500) && second - first < .milliseconds(502))
    #expect(third - second >= .milliseconds(16) && third - second < .milliseconds(17))
  }

  @Test func `the server's counter wraps after 49 days and time goes on`() {
    var clock = EventClock()
    let before = clock.moment(ofServerTime: .max - 99, now: .seconds(10))
    let after = clock.moment(ofServerTime: 100, now: .milliseconds(10_200))
    #expect(after - before == .milliseconds(200))
  }

  @Test func `a moment is never later than now`() {
    var clock = EventClock()
    _ = clock.moment(ofServerTime: 1000, now: .seconds(5))
    #expect(clock.moment(ofServerTime: 9000, now: .seconds(6)) == .seconds(6))
  }

  @Test func `an event from before the last moment told counts as of that moment`() {
    var clock = EventClock()
    _ = clock.moment(ofServerTime: 1000, now: .seconds(5))
    _ = clock.moment(now: .seconds(7))
    #expect(clock.moment(ofServerTime: 1500, now: .seconds(8)) == .seconds(7))
  }

  @Test func `after the server's clock stood still an event counts as new`() {
    var clock = EventClock()
    _ = clock.moment(ofServerTime: 1000, now: .seconds(5))
    #expect(clock.moment(ofServerTime: 1001, now: .seconds(3605)) == .seconds(3605))
  }

  @Test(arguments: [-200, -50, 0, 50, 200])
  func `a clock that drifts by some millionths is followed for days`(millionths: Int64) {
    var clock = EventClock()
    for minute in Int64(0)..<10_000 {
      let now = Duration.milliseconds(minute * 60_000 + 1_000_000_000)
      let server = minute * 60_000 + minute * 60_000 * millionths / 1_000_000
      let moment = clock.moment(ofServerTime: UInt32(truncatingIfNeeded: server), now: now)
      #expect(now - moment < .milliseconds(20))
    }
  }

  @Test(arguments: UInt64(0)..<20)
  func `time never goes back whatever comes`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var (clock, last, now) = (EventClock(), Duration.zero, Duration.zero)
    for _ in 0..<1000 {
      now += .milliseconds(Int64.random(in: 0...400, using: &random))
      let moment =
        Bool.random(using: &random)
        ? clock.moment(now: now)
        : clock.moment(ofServerTime: UInt32.random(in: 0...UInt32.max, using: &random), now: now)
      #expect(moment >= last && moment <= max(now, last), "seed \(seed)")
      last = moment
    }
  }
}
