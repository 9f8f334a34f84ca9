import Freedesktop
import GridPainting
import System

extension LocalizedStrings {
  /// Why an application did not start.
  ///
  /// Errors that only its author can fix are in English.
  nonisolated func reason(_ error: LaunchError) -> String {
    switch error {
    case .programNotFound(let program): formatted(.programMissing, program)
    case .workingDirectory(let path, let errno):
      formatted(.directoryUnusable, path, SystemError(code: errno).description)
    case .noTerminal: self[.terminalMissing]
    case .command, .needsBus, .execution, .missingFunction: error.description
    }
  }

  /// Why an application can't be started.
  ///
  /// Errors that only its author can fix are in English.
  nonisolated func reason(_ reason: EntryAvailability.Reason) -> String {
    switch reason {
    case .missingProgram(let program): formatted(.programMissing, program)
    case .invalidCommand: reason.description
    }
  }
}
