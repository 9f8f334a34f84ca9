import CX11
import GridCore
import Testing

@testable import X11Platform

@Suite struct InputEventTests {
  @Test func `the wheel turns, and its releases and sideways steps mean nothing`() {
    #expect(input(button(ButtonPress, 4)) == .wheelTurned(clicks: -1))
    #expect(input(button(ButtonPress, 5)) == .wheelTurned(clicks: 1))
    for number in UInt32(4)...7 { #expect(input(button(ButtonRelease, number)) == nil) }
    for number in UInt32(6)...7 { #expect(input(button(ButtonPress, number)) == nil) }
  }

  @Test(arguments: [
    (UInt32(1), PointerButton.primary), (2, .middle), (3, .secondary), (8, .other), (9, .other),
  ])
  func `every other button presses and releases`(number: UInt32, expected: PointerButton) {
    let point = Point(x: 30, y: -4)
    #expect(
      input(button(ButtonPress, number)) == .pointerPressed(at: point, button: expected))
    #expect(
      input(button(ButtonRelease, number)) == .pointerReleased(at: point, button: expected))
  }

  @Test func `a motion tells whether the first button is still down`() {
    var event = XEvent()
    event.xmotion.type = MotionNotify
    (event.xmotion.x, event.xmotion.y) = (-5, 700)
    let point = Point(x: -5, y: 700)
    #expect(input(event) == .pointerMoved(to: point, buttons: []))
    event.xmotion.state = UInt32(Button1Mask | ShiftMask)
    #expect(input(event) == .pointerMoved(to: point, buttons: .primary))
    event.xmotion.state = UInt32(Button3Mask)
    #expect(input(event) == .pointerMoved(to: point, buttons: []))
  }

  @Test func `entering is a motion, and leaving counts unless a button holds the pointer`() {
    #expect(input(crossing(EnterNotify)) == .pointerMoved(to: Point(x: 1, y: 2), buttons: []))
    #expect(input(crossing(LeaveNotify)) == .pointerLeft)
    #expect(input(crossing(LeaveNotify, state: UInt32(Button1Mask))) == nil)
    #expect(input(crossing(LeaveNotify, detail: NotifyInferior)) == nil)
    #expect(
      input(crossing(EnterNotify, state: UInt32(Button1Mask)))
        == .pointerMoved(to: Point(x: 1, y: 2), buttons: .primary))
  }

  private func input(_ event: XEvent) -> InputEvent? { InputEvent(event) }

  private func button(_ type: Int32, _ number: UInt32) -> XEvent {
    var event = XEvent()
    event.xbutton.type = type
    event.xbutton.button = number
    (event.xbutton.x, event.xbutton.y) = (30, -4)
    return event
  }

  private func crossing(
    _ type: Int32, state: UInt32 = 0, detail: Int32 = NotifyNonlinear
  ) -> XEvent {
    var event = XEvent()
    event.xcrossing.type = type
    (event.xcrossing.state, event.xcrossing.detail) = (state, detail)
    (event.xcrossing.x, event.xcrossing.y) = (1, 2)
    return event
  }
}
