import DesktopApplications
import GridCore
import System
import X11Platform

extension App {
  /// Closes the window, as the person does.
  func quit() { controller.change { $0.requestClose() } }

  /// Ends the page with `result`, unless something else ended it before.
  ///
  /// What is starting, or says so, is seen to its end without a window.
  func end(_ result: PageResult) {
    guard ending == nil else { return }
    ending = .done(result)
    leave()
  }

  /// Cancels what is in hand, and takes the window off the screen and out of the way of others: one
  /// opened from now on is the board's.
  private func leave() {
    menus.close()
    controller.send(.closing, at: now)
    claim?.release(by: window.id)
    window.withdraw()
    bus?.leave()
    bus = nil
  }

  /// Ends the page at once, as a signal asks for.
  func interrupt() {
    isPatient = false
    end(mode.interrupted)
  }

  /// Ends the page because something took the window away.
  func lose(_ sentence: String) {
    if ending == nil { ending = .lost(sentence) }
  }

  /// Leaves, stores what is left, gives the answer if one was asked for, and returns the exit
  /// status.
  ///
  /// Only what is to be stored or sent is waited for: a thread that reads from a slow disk is not.
  func finish() -> Int32 {
    leave()
    runEffects(at: now)
    launches.giveUp()
    let unsaved = store?.finish()
    if let unsaved { log(.error, unsaved) }
    publishing?.finish()
    icons.close()
    catalogs?.close()
    inspector = nil
    switch ending {
    case .done(let result):
      return CommandResult(
        output: result.text(in: controller.grid.document),
        status: unsaved == nil ? result.status : 1
      ).deliver(log)
    case .lost(let sentence): return CommandResult.failure(sentence).deliver(log)
    case nil: return 0
    }
  }
}
