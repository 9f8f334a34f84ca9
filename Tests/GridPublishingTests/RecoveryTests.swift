import Synchronization
import System
import TestServer
import TestSupport
import Testing

@testable import GridPublishing

/// What becomes of an order that the server did not accept at first.
@Suite struct RecoveryTests {
  /// How long a server that is well again may lack the last order.
  private static let limit = Duration.seconds(5)

  /// What a server does until it is well again.
  enum Fault: CaseIterable, Sendable { case status, reset, silence, garbage, endlessHeaders }

  /// A server that is ill, and may get well.
  private final class Patient: Sendable {
    let isWell = Atomic(false)
    private let accepted = Mutex<[String]>([])

    var orders: [String] { accepted.withLock { $0 } }

    func answer(_ response: ResponseWriter, _ fault: Fault) {
      guard !isWell.load(ordering: .relaxed) else {
        accepted.withLock { $0.append(response.request.body) }
        return response.send(status: 200)
      }
      switch fault {
      case .status: response.send(status: 500)
      case .reset: response.reset()
      case .silence: response.awaitEnd()
      case .garbage: response.send("garbage")
      case .endlessHeaders:
        response.send("HTTP/1.1 200 OK\r\n")
        while response.send("X-Header: \(String(repeating: "x", count: 1000))\r\n") {}
      }
    }
  }

  @Test(arguments: Fault.allCases)
  func `the last order arrives by itself soon after the server is well again`(fault: Fault) throws {
    let patient = Patient()
    let server = TestServer { patient.answer($0, fault) }
    let publication = try Publication(to: server.url)
    for number in 1...50 { publication.publisher.publish(["\(number)"], revision: number) }
    publication.run(untilReports: 1)
    #expect(publication.publisher.isPending && patient.orders.isEmpty)
    patient.isWell.store(true, ordering: .relaxed)
    let start = ContinuousClock.now
    while publication.publisher.isPending, start.duration(to: .now) < .seconds(20) {
      publication.run(untilReports: publication.reports.count + 1, within: .milliseconds(50))
    }
    #expect(start.duration(to: .now) < Self.limit)
    #expect(patient.orders == ["cnId=50"] && server.mostOpen == 1)
  }

  @Test func `a failure is reported once while it lasts`() throws {
    let server = TestServer { $0.send(status: 500) }
    let publication = try Publication(to: server.url)
    publication.publish(["a"])
    for _ in 0..<3 { #expect(server.awaitRequest()) }
    publication.run(untilReports: 2, within: .milliseconds(10))
    #expect(publication.failures.count == 1)
  }

  @Test func `all attempts to send an order have one key, and every order another`() throws {
    let statuses = Statuses([500, 500, 200])
    let server = TestServer { $0.send(status: statuses.next()) }
    let publication = try Publication(to: server.url)
    publication.publish(["a"], revision: 1)
    publication.run(untilReports: 2)
    publication.publish(["b"], revision: 2)
    publication.publish(["a"], revision: 3)
    let keys = server.requests.map { $0.header("Idempotency-Key") ?? "" }
    #expect(keys.count == 5 && keys[0] == keys[1] && keys[1] == keys[2])
    #expect(Set(keys).count == 3)
  }

  @Test func `an order that was not accepted is sent by the next start`() throws {
    let patient = Patient()
    let server = TestServer { patient.answer($0, .status) }
    let first = try Publication(to: server.url)
    first.publisher.publishUnlessKnown(["a", "b"], revision: 0)
    first.publish(["b", "a"], revision: 1)
    #expect(first.publisher.finish() != nil)
    patient.isWell.store(true, ordering: .relaxed)
    let second = try Publication(to: server.url, directory: first.directory)
    second.publisher.publishUnlessKnown(["b", "a"], revision: 0)
    #expect(second.run(untilReports: 1))
    #expect(patient.orders == ["cnId=b%2Ca"])
    #expect(second.publisher.finish() == nil)
  }

  @Test func `a start sends what was changed meanwhile, and nothing else`() throws {
    let server = TestServer { $0.send(status: 200) }
    let directory = ScratchDirectory()
    func start(_ ids: [String]) throws -> Int {
      let publication = try Publication(to: server.url, directory: directory)
      publication.publisher.publishUnlessKnown(ids, revision: 0)
      #expect(publication.publisher.finish(within: .seconds(20)) == nil)
      return server.requests.count
    }
    #expect(try start(["a"]) == 0)
    #expect(try start(["a"]) == 0)
    #expect(try start(["b"]) == 1)
    #expect(try start(["b"]) == 1)
    #expect(try start(["e\u{301}"]) == 2)
    #expect(try start(["\u{e9}"]) == 3)
  }

  @Test func `headers that do not end are no yes`() throws {
    let server = TestServer { Patient().answer($0, .endlessHeaders) }
    let publication = try Publication(to: server.url)
    publication.publish(["a"])
    #expect(publication.failures.first?.hasSuffix("the headers do not end") == true)
  }

  @Test func `the delays grow to four seconds at most, and a slow server gets more time`() {
    var backoff = PublishBackoff()
    let delays = (0..<8).map { _ in backoff.delay(after: .refused(host: "", status: 500)) }
    for (delay, longest) in zip(delays, [0.5, 1, 2, 4, 4, 4, 4, 4]) {
      #expect(delay <= .seconds(longest) && delay >= .seconds(longest * 0.75))
    }
    let limits = (0..<8).map { _ in
      defer { _ = backoff.delay(after: .timeout(host: "")) }
      return backoff.limit(.seconds(4))
    }
    #expect(limits == [4, 4, 4, 8, 16, 30, 30, 30].map { .seconds($0) })
  }
}
