import Background
import Freedesktop
import Synchronization

/// One look for what can be taken over, on a thread of its own: files may be on a slow disk.
nonisolated final class ImportSearch: Sendable {
  private let findings = Mutex<ImportOffer.Findings?>(nil)
  private let thread = Mutex<BackgroundThread?>(nil)

  /// Looks in the session that `environment` describes, and rings `bell` when it is done.
  ///
  /// - Throws: `SystemError` when the system refuses another thread.
  init(in environment: Environment, ringing bell: Doorbell) throws(SystemError) {
    try thread.withLock { (thread) throws(SystemError) in
      thread = try BackgroundThread { [self] in
        let found = ImportOffer.find(in: environment)
        findings.withLock { $0 = found }
        bell.ring()
      }
    }
  }

  /// What was found; `nil` while it is still looked for.
  func take() -> ImportOffer.Findings? {
    guard let found = findings.withLock({ $0 }) else { return nil }
    close()
    return found
  }

  /// Waits for the end of the thread.
  func close() { thread.withLock { $0.take() }?.join() }
}
