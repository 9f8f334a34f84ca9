/// What the window is to the person.
package enum WindowRole: Equatable, Sendable {
  /// A window among others, which stays.
  case page
  /// A window that comes when it is called, and goes once something was launched.
  case launcher
}
