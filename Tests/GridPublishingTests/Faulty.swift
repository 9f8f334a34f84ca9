import Synchronization
import TestServer
import TestSupport

/// Answers well and badly by chance, and knows which orders it took.
final class Faulty: Sendable {
  private struct State {
    var random: SplitMix64
    var taken: [String] = []
    var isWell = false
  }

  private let state: Mutex<State>

  init(seed: UInt64) { state = Mutex(State(random: SplitMix64(seed: seed))) }

  /// The bodies that were answered with a yes.
  var taken: [String] { state.withLock { $0.taken } }

  func recover() { state.withLock { $0.isWell = true } }

  func answer(_ answer: ResponseWriter) {
    let chance = state.withLock { state in
      let chance = state.isWell ? 0 : Int.random(in: 0..<5, using: &state.random)
      if chance == 0 { state.taken.append(answer.request.body) }
      return chance
    }
    switch chance {
    case 0: answer.send(status: 200)
    case 1: answer.send(status: 500)
    case 2: answer.reset()
    case 3: answer.send("garbage")
    default: answer.send("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nshort")
    }
  }
}

/// Statuses to answer with, one after the other; the last one stays.
final class Statuses: Sendable {
  private let rest: Mutex<[Int]>

  init(_ statuses: [Int]) { rest = Mutex(statuses) }

  func next() -> Int {
    rest.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }
  }
}

/// Counts from many threads.
final class Counter: Sendable {
  private let count = Atomic(0)

  var value: Int { count.load(ordering: .sequentiallyConsistent) }

  func add() { count.add(1, ordering: .sequentiallyConsistent) }
}
