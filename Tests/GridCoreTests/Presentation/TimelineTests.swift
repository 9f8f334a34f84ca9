import Testing

@testable import GridCore
@testable import GridModel

@Suite struct TimelineTests {
  private static func timeline(_ options: AnimationOptions) -> Timeline {
    Timeline(
      from: 10, to: 20, start: .seconds(1), duration: .milliseconds(400), curve: .linear,
      options: options)
  }

  private func value(_ options: AnimationOptions, after milliseconds: Int) -> Double {
    Self.timeline(options).value(at: .seconds(1) + .milliseconds(milliseconds))
  }

  @Test func `a timeline is its start before and exactly its end after`() {
    #expect(value([], after: -100) == 10)
    #expect(value([], after: 0) == 10)
    #expect(value([], after: 100) == 12.5)
    #expect(value([], after: 400) == 20)
    #expect(value([], after: 100_000) == 20)
    #expect(!Self.timeline([]).isFinished(at: .milliseconds(1_399)))
    #expect(Self.timeline([]).isFinished(at: .milliseconds(1_400)))
  }

  @Test func `one that reverses comes back and rests where it began`() {
    #expect(value(.autoreverses, after: 400) == 20)
    #expect(value(.autoreverses, after: 600) == 15)
    #expect(value(.autoreverses, after: 800) == 10)
    #expect(value(.autoreverses, after: 5_000) == 10)
    #expect(!Self.timeline(.autoreverses).isFinished(at: .milliseconds(1_799)))
    #expect(Self.timeline(.autoreverses).isFinished(at: .milliseconds(1_800)))
  }

  @Test func `one that repeats begins again for ever`() {
    #expect(value(.repeats, after: 500) == 12.5)
    #expect(value(.repeats, after: 40_100) == 12.5)
    #expect(!Self.timeline(.repeats).isFinished(at: .seconds(1_000)))
    #expect(value([.repeats, .autoreverses], after: 500) == 17.5)
    #expect(value([.repeats, .autoreverses], after: 900) == 12.5)
  }

  @Test func `no duration is over at once`() {
    let timeline = Timeline(from: 1, to: 2, start: .seconds(1), duration: .zero)
    #expect(timeline.value(at: .milliseconds(999)) == 1)
    #expect(timeline.value(at: .seconds(1)) == 2)
    #expect(timeline.isFinished(at: .zero))
  }

  @Test func `retargeting goes on from the present value only when told so`() {
    let now = Duration.milliseconds(1_100)
    let fromEnd = Self.timeline([]).retargeted(to: 50, at: now)
    #expect(fromEnd.value(at: now) == 20)
    let fromHere = Self.timeline(.beginsFromCurrentState).retargeted(to: 50, at: now)
    #expect(fromHere.value(at: now) == 12.5)
    #expect(fromHere.value(at: now + .milliseconds(400)) == 50)
  }

  @Test(arguments: TransitionStyle.allCases)
  func `a transition begins with the old picture and ends with the new one`(
    transition: TransitionStyle
  ) {
    let (first, last) = (transition.state(at: 0), transition.state(at: 1))
    let showsOld = first.shown == .old || first.newAlpha == 0 || first.fold != nil
    #expect(showsOld)
    let showsNew = last.shown == .new || last.newAlpha == 1
    #expect(showsNew)
    for step in 0...100 {
      let state = transition.state(at: Double(step) / 100)
      #expect((0...1).contains(state.newAlpha))
      #expect((0...1).contains(state.scaleX) && (0...1).contains(state.scaleY))
      if let fold = state.fold { #expect((0...1).contains(fold)) }
    }
  }

  @Test func `a flip is edge on in the middle and a curl folds from end to end`() {
    #expect(TransitionStyle.flipFromLeft.state(at: 0.5).scaleX == 0)
    #expect(TransitionStyle.flipFromTop.state(at: 0.5).scaleY == 0)
    #expect(TransitionStyle.flipFromLeft.state(at: 0.4).shown == .old)
    #expect(TransitionStyle.flipFromLeft.state(at: 0.6).shown == .new)
    #expect(TransitionStyle.curlUp.state(at: 0).fold == 1)
    #expect(TransitionStyle.curlUp.state(at: 1).fold == 0)
    #expect(TransitionStyle.curlDown.state(at: 1).fold == 1)
    #expect(TransitionStyle.crossDissolve.state(at: 0.3).newAlpha == 0.3)
  }
}
