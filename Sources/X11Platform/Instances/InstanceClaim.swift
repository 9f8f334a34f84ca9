package import CX11

/// The right to be the one window of a board: a selection, named after the board, whose owner is
/// the window.
///
/// The server keeps it, so it is gone with the window however that ended, and nothing is left over
/// on a disk. Windows on several servers do not know of each other.
package struct InstanceClaim {
  private let display: Display
  private let selection: Atom

  /// The claim to `board` on the server of `display`.
  ///
  /// - Complexity: One round trip.
  package init(to board: String, on display: Display) {
    self.display = display
    selection = XInternAtom(display.pointer, "_GRIDWINDOW_BOARD_\(board)", 0)
  }

  /// The window that has the right, if there is one.
  ///
  /// - Complexity: One round trip.
  package var holder: XID? {
    let owner = XGetSelectionOwner(display.pointer, selection)
    return owner == CX11None ? nil : owner
  }

  /// Gives the right to `window`, even if another has it.
  package func take(for window: XID) {
    XSetSelectionOwner(display.pointer, selection, window, CX11CurrentTime)
  }

  /// Gives the right of `window` back, unless another one has it by now.
  ///
  /// - Complexity: One round trip.
  package func release(by window: XID) {
    guard !display.isLost, holder == window else { return }
    XSetSelectionOwner(display.pointer, selection, CX11None, CX11CurrentTime)
  }

  /// Whether `event` says that another window, opened at the same time, has taken the right.
  package func isLost(by event: XEvent) -> Bool {
    event.type == SelectionClear && event.xselectionclear.selection == selection
  }
}
