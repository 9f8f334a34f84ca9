/// The mouse, moved and pressed through the server; all points are on the screen.
final class Pointer {
  private let input: FakeInput
  private(set) var position = Point(x: 0, y: 0)

  init(_ input: FakeInput) { self.input = input }

  /// Moves to `point` in a straight line of `steps` motions, which are `pause` apart on the server's clock.
  func move(to point: Point, steps: Int = 1, pause: Duration = .milliseconds(2)) {
    let start = position
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      position = Point(
        x: start.x + (point.x - start.x) * part, y: start.y + (point.y - start.y) * part)
      input.motion(to: position, after: pause)
    }
    input.sync()
  }

  func press(_ button: UInt32 = 1) {
    input.button(button, down: true)
    input.sync()
  }

  /// Lets the button go, on the server's clock `delay` after the event before.
  func release(_ button: UInt32 = 1, after delay: Duration = .zero) {
    input.button(button, down: false, after: delay)
    input.sync()
  }

  func click(_ button: UInt32 = 1, times: Int = 1, pause: Duration = .milliseconds(120)) {
    for time in 0..<times {
      input.button(button, down: true, after: time == 0 ? .zero : pause)
      input.button(button, down: false, after: .milliseconds(20))
    }
    input.sync()
  }

  /// Turns the wheel by `clicks`: down when positive.
  func wheel(_ clicks: Int) {
    for _ in 0..<abs(clicks) { click(clicks > 0 ? 5 : 4) }
  }
}
