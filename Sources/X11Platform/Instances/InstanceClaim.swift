package import CX11

/// The claim of a window to be the only one of an instance: ownership of a selection that is named
/// after the instance.
///
/// The server ends it together with the window, even after a crash, and nothing is left on disk.
/// Windows on different servers do not see each other's claims.
package struct InstanceClaim {
  private let display: Display
  private let selection: Atom

  /// The claim to the instance called `name` on the server of `display`.
  ///
  /// - Complexity: One round trip.
  package init(to name: String, on display: Display) {
    self.display = display
    selection = XInternAtom(display.pointer, "_GRIDWINDOW_BOARD_\(name)", 0)
  }

  /// The window that has the claim, if there is one.
  ///
  /// - Complexity: One round trip.
  package var owner: XID? {
    let window = XGetSelectionOwner(display.pointer, selection)
    return window == CX11None ? nil : window
  }

  /// Gives `window` the claim, even if another window has it.
  package func acquire(for window: XID) {
    XSetSelectionOwner(display.pointer, selection, window, CX11CurrentTime)
  }

  /// Releases the claim of `window`, unless another window has taken it over.
  ///
  /// - Complexity: One round trip.
  package func release(by window: XID) {
    guard !display.isLost, owner == window else { return }
    XSetSelectionOwner(display.pointer, selection, CX11None, CX11CurrentTime)
  }

  /// Whether `event` reports that another window, opened at the same time, has taken the claim over.
  package func isLost(by event: XEvent) -> Bool {
    event.type == SelectionClear && event.xselectionclear.selection == selection
  }
}
