import GridCore
import GridSettings
import System
import X11Platform

extension App {
  /// Closes the window, as the user does.
  func quit() { controller.change { $0.requestClose() } }

  /// Ends the page with `result`, unless it has ended before.
  ///
  /// Starts in progress are completed without a window.
  func end(_ result: PageResult) {
    guard ending == nil else { return }
    ending = .done(result)
    leave()
  }

  /// Cancels a press or drag, withdraws the window, and releases the claim: a window that is opened
  /// from now on is the one of this instance.
  private func leave() {
    menus.close()
    controller.send(.closing, at: now)
    claim?.release(by: window.id)
    window.withdraw()
    bus?.leave()
  }

  /// Ends the page at once, because a signal asks for it.
  func interrupt() {
    waitsForStarts = false
    end(mode.interrupted)
  }

  /// Ends the page because the window is lost; `sentence` says why.
  func lose(_ sentence: String) {
    if ending == nil { ending = .lost(sentence) }
  }

  /// Closes the page, finishes all clients, prints the result, and returns the exit status.
  ///
  /// Only saving and publishing are waited for, not a thread that reads from a slow disk.
  func finish() -> Int32 {
    leave()
    runEffects(at: now)
    let losses = clients.finish()
    for sentence in losses { log(.error, sentence) }
    inspector = nil
    switch ending {
    case .done(let result):
      return CommandResult(
        output: result.text(in: controller.grid.document),
        status: losses.isEmpty ? result.status : 1
      ).deliver(log)
    case .lost(let sentence): return CommandResult.failure(sentence).deliver(log)
    case nil: return 0
    }
  }
}
