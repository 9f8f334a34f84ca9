import Background
import Freedesktop
import Synchronization

/// One look for what can be taken over, on a thread of its own: files may be on a slow disk.
///
/// The thread ends with the look, and nobody waits for that.
nonisolated final class ImportSearch: Sendable {
  private let findings = Mutex<ImportOffer.Findings?>(nil)

  /// Looks in the session that `environment` describes, and rings `bell` when it is done.
  ///
  /// - Throws: `SystemError` when the system refuses another thread.
  init(in environment: Environment, ringing bell: Doorbell) throws(SystemError) {
    _ = try BackgroundThread { [self] in
      let found = ImportOffer.find(in: environment)
      findings.withLock { $0 = found }
      bell.ring()
    }
  }

  /// What was found; `nil` while it is still looked for.
  func take() -> ImportOffer.Findings? { findings.withLock { $0 } }
}
