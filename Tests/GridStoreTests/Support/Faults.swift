import Synchronization

@testable import GridStore

/// Makes chosen system calls fail, and records all of them.
final class Faults: Sendable {
  private struct State {
    var calls: [SystemCalls.Call] = []
    var fault: @Sendable (Int, SystemCalls.Call, String) -> Int32? = { _, _, _ in nil }
  }

  private let state = Mutex(State())

  /// Fails a call with the number that `fault` gives for its place, from 0, among all calls, its
  /// kind and its path.
  func set(_ fault: @escaping @Sendable (Int, SystemCalls.Call, String) -> Int32?) {
    state.withLock { $0.fault = fault }
  }

  func clear() { set { _, _, _ in nil } }

  var calls: [SystemCalls.Call] { state.withLock(\.calls) }

  func wasCalled(_ call: SystemCalls.Call) -> Bool { calls.contains(call) }

  var system: SystemCalls {
    var system = SystemCalls()
    system.writeLimit = 8
    system.fault = { [self] call, path in
      let (place, fault) = state.withLock { state in
        state.calls.append(call)
        return (state.calls.count - 1, state.fault)
      }
      return fault(place, call, path)
    }
    return system
  }
}
