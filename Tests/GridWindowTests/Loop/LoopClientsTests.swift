import Glibc
import System
import Testing

@testable import GridWindow

@Suite struct LoopClientsTests {
  private let loop = EventLoop()
  private let calls = Calls()
  private let clients: LoopClients

  /// What clients were asked to do, in order.
  private final class Calls { var all: [String] = [] }

  /// A client that notes what it is asked to do.
  private final class Recorder: LoopClient {
    let name: String
    let descriptor: Int32?
    var deadline: Duration?
    var isPending: Bool
    private let loss: String?
    private let calls: Calls

    init(
      _ name: String, _ calls: Calls, descriptor: Int32? = nil, deadline: Duration? = nil,
      isPending: Bool = false, loss: String? = nil
    ) {
      (self.name, self.calls, self.descriptor) = (name, calls, descriptor)
      (self.deadline, self.isPending, self.loss) = (deadline, isPending, loss)
    }

    func receive(at now: Duration) {
      var byte: UInt8 = 0
      if let descriptor { read(descriptor, &byte, 1) }
      calls.all.append("\(name) receives at \(now)")
    }
    func advance(to now: Duration) { calls.all.append("\(name) advances to \(now)") }
    func finish() -> String? {
      calls.all.append("\(name) finishes")
      return loss
    }
  }

  init() { clients = LoopClients(of: loop) { .seconds(7) } }

  @Test func `without clients nothing is due, pending or lost`() {
    #expect(clients.deadline == nil && !clients.isPending && clients.finish().isEmpty)
  }

  @Test func `a readable descriptor is received by its client, with the time`() {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    defer { ends.forEach { close($0) } }
    clients.add(Recorder("a", calls))
    clients.add(Recorder("b", calls, descriptor: ends[0]))
    write(ends[1], "x", 1)
    loop.wait(until: nil)
    loop.wait(until: .zero)
    #expect(calls.all == ["b receives at \(Duration.seconds(7))"])
    loop.unwatch(ends[0])
  }

  @Test func `the earliest deadline counts, and all advance in their order`() {
    clients.add(Recorder("a", calls, deadline: .seconds(3)))
    clients.add(Recorder("b", calls))
    clients.add(Recorder("c", calls, deadline: .seconds(2)))
    #expect(clients.deadline == .seconds(2))
    clients.advance(to: .zero)
    #expect(calls.all == ["a", "b", "c"].map { "\($0) advances to \(Duration.zero)" })
  }

  @Test(arguments: [[], ["b"], ["a", "b"]])
  func `work is pending while a client has some`(pending: Set<String>) {
    for name in ["a", "b", "c"] {
      clients.add(Recorder(name, calls, isPending: pending.contains(name)))
    }
    #expect(clients.isPending == !pending.isEmpty)
  }

  @Test func `all finish in their order, whatever is lost`() {
    clients.add(Recorder("a", calls, loss: "a lost"))
    clients.add(Recorder("b", calls))
    clients.add(Recorder("c", calls, loss: "c lost"))
    #expect(clients.finish() == ["a lost", "c lost"])
    #expect(calls.all == ["a finishes", "b finishes", "c finishes"])
  }
}
