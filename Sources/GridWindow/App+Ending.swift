import GridCore

extension App {
  /// Closes the window, as the person does.
  func quit() { view.change { _, effects in effects.append(.closeRequested) } }

  /// Ends the page with `outcome`, unless something else ended it before.
  ///
  /// What is starting is seen to its end without a window; one opened meanwhile is the board's.
  func end(_ outcome: Outcome) {
    guard ending == nil else { return }
    ending = .done(outcome)
    guard launches.isBusy else { return }
    window.withdraw()
    claim?.release()
    bus?.leave()
  }

  /// Ends the page at once, as a signal asks for.
  func interrupt() {
    isPatient = false
    end(purpose.interrupted)
  }

  /// Ends the page because something took the window away.
  func lose(_ sentence: String) {
    if ending == nil { ending = .lost(sentence) }
  }

  /// Cancels what is in hand, takes the window off the screen, stores what is left, gives the answer
  /// if one was asked for, and returns the exit status.
  func finish() -> Int32 {
    menus.close()
    view.send(.closing, at: now)
    runEffects(at: now)
    window.withdraw()
    let unsaved = store?.finish()
    if let unsaved { log(.error, unsaved) }
    publishing?.finish()
    icons.close()
    catalogs?.close()
    imports?.close()
    inspector = nil
    switch ending {
    case .done(let outcome):
      return CommandResult(
        output: outcome.text(in: view.grid.document), status: unsaved == nil ? outcome.status : 1
      ).deliver(log)
    case .lost(let sentence): return CommandResult.failure(sentence).deliver(log)
    case nil: return 0
    }
  }
}
