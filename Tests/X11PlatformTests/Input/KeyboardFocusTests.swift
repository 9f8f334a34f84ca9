import CX11
import Testing

@testable import X11Platform

@Suite struct KeyboardFocusTests {
  @Test func `the focus comes and goes with the window manager`() {
    var focus = KeyboardFocus()
    #expect(!focus.isActive)
    focus.update(event(FocusIn, NotifyNonlinear))
    #expect(focus.isActive)
    focus.update(event(FocusOut, NotifyNonlinear))
    #expect(!focus.isActive)
  }

  @Test func `a grabbed keyboard is no change of the focus`() {
    var focus = KeyboardFocus()
    focus.update(event(FocusIn, NotifyNonlinear))
    focus.update(event(FocusOut, NotifyNonlinear, mode: NotifyGrab))
    #expect(focus.isActive)
    focus.update(event(FocusOut, NotifyNonlinear, mode: NotifyWhileGrabbed))
    #expect(!focus.isActive)
    focus.update(event(FocusIn, NotifyNonlinear, mode: NotifyUngrab))
    #expect(!focus.isActive)
  }

  @Test func `without a window manager the focus is where the pointer is`() {
    var focus = KeyboardFocus()
    focus.update(crossing(EnterNotify, hasFocus: true))
    #expect(focus.isActive)
    focus.update(crossing(LeaveNotify, hasFocus: true))
    #expect(!focus.isActive)
    focus.update(crossing(EnterNotify, hasFocus: false))
    #expect(!focus.isActive)
    focus.update(event(FocusIn, NotifyPointer))
    #expect(focus.isActive)
    focus.update(event(FocusOut, NotifyPointer))
    #expect(!focus.isActive)
  }

  @Test func `the pointer does not take a focus away that is the window's own`() {
    var focus = KeyboardFocus()
    focus.update(event(FocusIn, NotifyAncestor))
    focus.update(crossing(LeaveNotify, hasFocus: true))
    #expect(focus.isActive)
  }

  private func event(_ type: Int32, _ detail: Int32, mode: Int32 = NotifyNormal) -> XEvent {
    var event = XEvent()
    event.xfocus.type = type
    (event.xfocus.detail, event.xfocus.mode) = (detail, mode)
    return event
  }

  private func crossing(_ type: Int32, hasFocus: Bool) -> XEvent {
    var event = XEvent()
    event.xcrossing.type = type
    (event.xcrossing.detail, event.xcrossing.focus) = (NotifyNonlinear, hasFocus ? 1 : 0)
    return event
  }
}
