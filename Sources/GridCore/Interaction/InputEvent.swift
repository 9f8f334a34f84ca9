/// An event from the person or the window, in terms of no window system.
///
/// Points are device pixels from the viewport's top left corner; during a drag they may lie
/// outside it.
public enum InputEvent: Equatable, Sendable {
  /// A button went down.
  case pointerPressed(at: Point, button: PointerButton)
  /// A button came up.
  case pointerReleased(at: Point, button: PointerButton)
  /// The pointer moved or entered while `buttons` were down.
  case pointerMoved(to: Point, buttons: PointerButtons)
  /// The pointer left the window, and no button held it there.
  case pointerLeft
  /// The wheel turned by `clicks`, downward when positive.
  case wheelTurned(clicks: Int)
  /// A command of the keyboard; while a search is open the text that its key types counts instead.
  case key(KeyCommand, typing: String = "")
  /// Text was typed, composed by the input method where there is one.
  case text(String)
  /// The window got the keyboard's focus, or lost it. A drag goes on.
  case focusChanged(isFocused: Bool)
  /// The window was mapped, or unmapped. Unmapping cancels a drag.
  case visibilityChanged(isVisible: Bool)
  /// The window has a new size. A drag goes on.
  case resized(Size)
  /// The window has a new scale and size. Cancels a drag.
  case rescaled(scale: Double, viewport: Size)
  /// The window is about to close. Cancels a drag.
  case closing
}

/// A button of the pointer.
public enum PointerButton: Equatable, Sendable {
  /// The button that presses, holds and drags.
  case primary
  /// The button that launches and keeps the window open.
  case middle
  /// The button of the context menu.
  case secondary
  /// Any other button that is not a wheel.
  case other
}

/// The buttons that are down.
public struct PointerButtons: OptionSet, Sendable {
  /// One bit a button.
  public let rawValue: UInt8

  /// The buttons whose bits are set.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The button that presses, holds and drags.
  public static let primary = PointerButtons(rawValue: 1)
}
