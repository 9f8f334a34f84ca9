import Testing

@testable import GridCore
@testable import GridModel

/// When one whole view gives way to another, and how.
@Suite struct RunningTransitionTests {
  private func board(
    _ transition: TransitionStyle?, _ configure: (inout Fixture) -> Void = { _ in }
  ) -> SimulatedGrid {
    SimulatedGrid("abcdefgh") { fixture in
      fixture.rules.transition = transition
      configure(&fixture)
    }
  }

  private func recolor(_ board: inout SimulatedGrid) {
    board.change { grid in
      grid.reload { _ in }
      grid.beginTransition(usually: .crossDissolve)
    }
  }

  @Test func `unless a way is chosen a search opens and closes at once`() {
    for transition in [nil, TransitionStyle.none] {
      var board = board(transition)
      for event in [InputEvent.text("a"), .key(.escape)] {
        board.send(event)
        #expect(board.frame.transition == nil && !board.grid.isBusy(at: board.now))
      }
    }
  }

  @Test func `a search opens and closes in the chosen way, and its first frame shows a step of it`()
    throws
  {
    var board = board(.flipFromLeft)
    board.wait(.seconds(1))
    for event in [InputEvent.text("a"), .key(.escape)] {
      board.send(event)
      let transition = try #require(board.frame.transition)
      #expect(transition.kind == .flipFromLeft)
      #expect(transition.progress(at: board.now) > 0.05)
      #expect(board.grid.wakeUp(after: board.now) == .nextFrame)
      board.wait(Timings.transition)
      #expect(board.frame.transition == nil)
      #expect(!board.grid.isBusy(at: board.now))
    }
  }

  @Test func `what is typed meanwhile goes on with the transition that runs`() throws {
    var board = board(.crossDissolve)
    board.send(.text("a"))
    let first = try #require(board.frame.transition)
    board.wait(.milliseconds(100))
    board.send(.text("b"))
    #expect(board.frame.transition == first)
    board.send(.key(.escape))
    #expect(board.frame.transition != first && board.frame.transition != nil)
  }

  @Test func `progress never goes back, and ends with the whole`() throws {
    var board = board(.curlUp)
    board.send(.text("a"))
    let transition = try #require(board.frame.transition)
    var last = 0.0
    for step in 0...40 {
      let progress = transition.progress(at: board.now + .milliseconds(step * 10))
      #expect(progress >= last && progress <= 1)
      last = progress
    }
    #expect(last == 1)
  }

  @Test(
    arguments: [
      (nil, .crossDissolve), (.curlDown, .curlDown), (.some(.none), nil),
    ] as [(TransitionStyle?, TransitionStyle?)])
  func `other colors come in the usual way unless another is chosen`(
    chosen: TransitionStyle?, expected: TransitionStyle?
  ) {
    var board = board(chosen)
    recolor(&board)
    #expect(board.frame.transition?.kind == expected)
  }

  @Test func `where motion is reduced any transition is a short fade`() {
    var board = board(.flipFromTop) { $0.rules.reducesMotion = true }
    board.send(.text("a"))
    #expect(board.frame.transition?.kind == .crossDissolve)
    board.wait(Timings.reducedFade)
    #expect(board.frame.transition == nil && !board.grid.isBusy(at: board.now))
  }

  @Test(arguments: [
    InputEvent.resized(Size(width: 500, height: 400)), .visibilityChanged(isVisible: false),
    .rescaled(scale: 2, viewport: Size(width: 1280, height: 960)),
  ])
  func `there is none on a window of another size, or on one that is not seen`(
    event: InputEvent
  ) {
    var board = board(.crossDissolve)
    board.send(.text("a"))
    board.send(event)
    #expect(board.frame.transition == nil)
  }

  @Test func `what is not seen changes at once`() {
    var board = board(.crossDissolve)
    board.send(.visibilityChanged(isVisible: false))
    recolor(&board)
    #expect(board.frame.transition == nil)
  }

  @Test func `a click in mid-transition does what it does at rest`() {
    var board = board(.flipFromBottom)
    board.send(.text("a"))
    board.send(.key(.escape))
    board.click("c")
    #expect(board.launches == [.launch(board.handle("c"), staysOpen: false)])
  }
}
