import TestSupport

/// A state that a test waited for or relied on, and that did not occur.
struct EndToEndError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// The first value that `probe` gives, asked again and again until `deadline` has passed.
///
/// Tests wait for states with this and never sleep for a guessed time. Only the pauses between probes
/// count, so that a busy machine, where probes take longer, makes as many of them.
///
/// - Throws: `EndToEndError` with a description of the awaited state.
func awaited<Value>(
  _ what: @autoclosure () -> String, within deadline: Duration = .seconds(30),
  probe: () async throws -> Value?
) async throws -> Value {
  let pause = Duration.milliseconds(4)
  var waited = Duration.zero
  while true {
    if let value = try await probe() { return value }
    guard waited < deadline else { throw EndToEndError("\(deadline) went by without \(what())") }
    try await Task.sleep(for: pause)
    waited += pause
  }
}

extension ChildProcess {
  /// Waits for the end and returns the exit status.
  func exit(within deadline: Duration = .seconds(30)) async throws -> Int32 {
    try await awaited("the end of process \(pid)", within: deadline) { poll() }
  }
}
