/// The role of the window.
package enum WindowRole: Equatable, Sendable {
  /// A normal window, which stays open.
  case page
  /// A window that appears on demand and closes after a launch.
  case launcher
}
