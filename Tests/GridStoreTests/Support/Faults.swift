import Synchronization

@testable import GridStore

/// Makes chosen system calls fail, and records all of them.
final class Faults: Sendable {
  private struct State {
    var calls: [SystemCalls.Call] = []
    var fault: @Sendable (Int, SystemCalls.Call) -> Int32? = { _, _ in nil }
  }

  private let state = Mutex(State())

  /// Fails a call with the number that `fault` gives for its place, from 0, among all calls.
  func set(_ fault: @escaping @Sendable (Int, SystemCalls.Call) -> Int32?) {
    state.withLock { $0.fault = fault }
  }

  func clear() { set { _, _ in nil } }

  var calls: [SystemCalls.Call] { state.withLock(\.calls) }

  func count(of call: SystemCalls.Call) -> Int { calls.count { $0 == call } }

  var system: SystemCalls {
    var system = SystemCalls()
    system.writeLimit = 8
    system.fault = { [self] call, _ in
      state.withLock { state in
        let code = state.fault(state.calls.count, call)
        state.calls.append(call)
        return code
      }
    }
    return system
  }
}
