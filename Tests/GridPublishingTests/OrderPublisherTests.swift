import Glibc
import TestSupport
import Testing
import TestServer

@testable import GridPublishing

@Suite struct OrderPublisherTests {
  @Test func `a new order is one form post with the token`() throws {
    let server = TestServer { $0.send(status: 200) }
    let publication = try Publication(to: server.url, token: "  s3cret value \r\nnext\n")
    publication.publish(["b.desktop", "a", "gone.desktop"], revision: 7)
    #expect(publication.reports == [.published(revision: 7)])
    #expect(!publication.publisher.isPending && publication.publisher.publishCount == 1)
    #expect(publication.publisher.finish() == nil)

    let requests = server.requests
    try #require(requests.count == 1)
    #expect(requests[0].line == "POST /docinfo/channel/sort HTTP/1.1")
    #expect(requests[0].body == "cnId=b.desktop%2Ca%2Cgone.desktop")
    #expect(requests[0].header("Authorization") == "Bearer s3cret value")
    #expect(requests[0].header("Content-Type") == "application/x-www-form-urlencoded")
    #expect(requests[0].header("Expect") == nil && requests[0].header("Cookie") == nil)
  }

  @Test func `field and header are those that were asked for`() throws {
    let server = TestServer { $0.send(status: 204) }
    let header = try #require(TokenHeader("X-Token"))
    let publication = try Publication(to: server.url, parameter: "my ids", header: header)
    publication.publish(["ä", "x y", "=&"])
    #expect(publication.reports == [.published(revision: 1)])
    #expect(server.requests[0].body == "my+ids=%C3%A4%2Cx+y%2C%3D%26")
    #expect(server.requests[0].header("X-Token") == "secret")
  }

  @Test func `an empty order is sent too`() throws {
    let server = TestServer { $0.send(status: 200) }
    let publication = try Publication(to: server.url)
    publication.publish([])
    #expect(server.requests.map(\.body) == ["cnId="])
  }

  @Test func `ten thousand ids are sent whole`() throws {
    let server = TestServer { $0.send(status: 200) }
    let publication = try Publication(to: server.url)
    let ids = (0..<10_000).map { "org.example.Application\($0).desktop" }
    publication.publish(ids)
    #expect(publication.reports == [.published(revision: 1)])
    #expect(server.requests[0].body == "cnId=" + ids.joined(separator: "%2C"))
  }

  @Test func `the same order is not sent twice but after a failure`() throws {
    let statuses = Statuses([500, 200])
    let server = TestServer { $0.send(status: statuses.next()) }
    let publication = try Publication(to: server.url)
    publication.publish(["a"], revision: 1)
    #expect(publication.failures.count == 1 && publication.publisher.isPending)
    publication.publish(["a"], revision: 2)
    #expect(publication.reports.last == .published(revision: 2))
    publication.publisher.publish(["a"], revision: 3)
    #expect(!publication.publisher.isPending)
    #expect(publication.publisher.finish() == nil)
    #expect(server.requests.count == 2)
  }

  // MARK: Order

  @Test func `one request is on its way and the newest order is next`() throws {
    let gate = Gate()
    let server = TestServer { answer in
      gate.wait()
      answer.send(status: 200)
    }
    let publication = try Publication(to: server.url)
    publication.publisher.publish(["0"], revision: 0)
    #expect(server.awaitRequest())
    for number in 1...200 { publication.publisher.publish(["\(number)"], revision: number) }
    #expect(publication.publisher.isPending)
    gate.open()
    publication.run(untilReports: 2)
    #expect(publication.reports == [.published(revision: 0), .published(revision: 200)])
    #expect(!publication.publisher.isPending)
    #expect(publication.publisher.finish() == nil)
    #expect(server.requests.map(\.body) == ["cnId=0", "cnId=200"])
    #expect(server.mostOpen == 1)
  }

  @Test func `after random faults the server has the last order`() throws {
    let seed = UInt64.random(in: .min ... .max)
    var random = SplitMix64(seed: seed)
    let faults = Faulty(seed: seed)
    let server = TestServer { faults.answer($0) }
    let publication = try Publication(to: server.url)
    for number in 1...200 {
      publication.publisher.publish(["\(number)"], revision: number)
      if Bool.random(using: &random) {
        publication.run(untilReports: publication.reports.count + 1)
      }
    }
    faults.recover()
    publication.publish(["last"], revision: 201)
    while publication.publisher.isPending {
      publication.run(untilReports: publication.reports.count + 1)
    }
    #expect(faults.taken.last == "cnId=last", "seed \(seed)")
    #expect(server.mostOpen == 1, "seed \(seed)")
    let revisions = publication.reports.map {
      switch $0 {
      case .published(let revision), .failed(let revision, _): revision
      }
    }
    #expect(revisions == revisions.sorted(), "seed \(seed)")
  }

  // MARK: The end

  @Test func `the end waits for an answer that comes`() throws {
    let server = TestServer { $0.send(status: 200) }
    let publication = try Publication(to: server.url)
    publication.publisher.publish(["a"], revision: 1)
    #expect(publication.publisher.finish(within: .seconds(20)) == nil)
    #expect(server.requests.count == 1)
  }

  @Test func `the end does not wait for a server that stalls`() throws {
    let server = TestServer { $0.awaitEnd() }
    let publication = try Publication(to: server.url)
    publication.publisher.publish(["a"], revision: 1)
    #expect(server.awaitRequest())
    let start = ContinuousClock.now
    let sentence = publication.publisher.finish(within: .milliseconds(100))
    #expect(sentence == "the order was not sent: the program ended before there was an answer")
    #expect(start.duration(to: .now) < .milliseconds(1000))
  }

  @Test func `handing over an order never waits`() throws {
    let server = TestServer { $0.awaitEnd() }
    let publication = try Publication(to: server.url)
    publication.publisher.publish(["a"], revision: 1)
    #expect(server.awaitRequest())
    let start = ContinuousClock.now
    for number in 2...1000 { publication.publisher.publish(["\(number)"], revision: number) }
    #expect(publication.publisher.reports().isEmpty)
    #expect(start.duration(to: .now) < .milliseconds(500))
  }

  // MARK: Refusals

  @Test func `without libcurl nothing is sent and one sentence says so`() throws {
    let server = TestServer { $0.send(status: 200) }
    let publication = try Publication(to: server.url, library: "libnothing.so.4")
    publication.publish(["a"])
    #expect(
      publication.failures == [
        "the order was not sent: the library libnothing.so.4 is not installed;"
          + " install the package libcurl4"
      ])
    #expect(server.requests.isEmpty)
  }

  @Test func `an id with a comma is never sent`() throws {
    let server = TestServer { $0.send(status: 200) }
    let publication = try Publication(to: server.url)
    publication.publish(["a", "b,c"])
    #expect(publication.failures.first?.contains("“b,c” has a comma") == true)
    publication.publish(["a"], revision: 2)
    #expect(publication.reports.last == .published(revision: 2))
    #expect(server.requests.map(\.body) == ["cnId=a"])
  }

  @Test func `a token file that others can read sends nothing until it is closed`() throws {
    let server = TestServer { $0.send(status: 200) }
    let publication = try Publication(to: server.url)
    chmod(publication.tokenPath, 0o640)
    publication.publish(["a"])
    #expect(publication.failures.first?.contains("can be read by others (640)") == true)
    #expect(server.requests.isEmpty)
    chmod(publication.tokenPath, 0o600)
    publication.publish(["a"], revision: 2)
    #expect(publication.reports.last == .published(revision: 2))
  }

  @Test func `https is never spoken in the clear`() throws {
    let server = TestServer { $0.send(status: 200) }
    let publication = try Publication(
      to: "https://127.0.0.1:\(server.port)/", limits: PublishLimits(total: .milliseconds(300)))
    publication.publish(["a"])
    #expect(publication.failures.count == 1)
    #expect(server.requests.isEmpty)
  }
}
