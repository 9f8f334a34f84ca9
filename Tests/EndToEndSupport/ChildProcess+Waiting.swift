import TestSupport

extension ChildProcess {
  /// Waits for the end and tells the exit status.
  func exit(within deadline: Duration = .seconds(30)) async throws -> Int32 {
    try await awaited("the end of process \(pid)", within: deadline) { poll() }
  }
}
