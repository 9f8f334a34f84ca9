import Testing
import TestServer

@testable import GridPublishing

/// What a server may answer, and what counts as a yes.
@Suite struct PublishAnswerTests {
  @Test(arguments: [100, 301, 302, 303, 307, 308, 400, 403, 404, 500, 503])
  func `any other status than 2xx is no yes`(status: Int) throws {
    let server = TestServer { $0.send(status: status, header: "Location: http://127.0.0.1/x") }
    let publication = try Publication(to: server.url)
    publication.publish(["a"])
    #expect(publication.failures.count == 1)
    if status > 100 {
      #expect(
        publication.failures[0]
          == "the order was not sent: 127.0.0.1 answered with the status \(status)")
    }
    #expect(publication.publisher.isPending && publication.publisher.publishCount == 0)
    #expect(server.requests.count == 1)
  }

  @Test func `a redirection is not followed`() throws {
    let other = TestServer { $0.send(status: 200) }
    let server = TestServer { [url = other.url] in
      $0.send(status: 307, header: "Location: \(url)")
    }
    let publication = try Publication(to: server.url)
    publication.publish(["a"])
    #expect(publication.failures.count == 1)
    #expect(server.requests.count == 1 && other.requests.isEmpty)
  }

  @Test func `a server that is off is told in one sentence`() throws {
    let gone = TestServer { _ in }.url
    let publication = try Publication(to: gone)
    publication.publish(["a"])
    let sentence = try #require(publication.failures.first)
    #expect(sentence.hasPrefix("the order was not sent: sending to 127.0.0.1 failed: "))
    #expect(publication.publisher.finish() == sentence)
  }

  @Test(arguments: ["", "SSH-2.0-x\r\n", "HTTP/1.1 200", "\0\0\0\0", "HTTP/1.1 2OO OK\r\n\r\n"])
  func `garbage and silence are no yes`(text: String) throws {
    let server = TestServer { $0.send(text) }
    let publication = try Publication(to: server.url)
    publication.publish(["a"])
    #expect(publication.failures.count == 1 && publication.publisher.isPending)
  }

  @Test func `a connection that is reset is no yes`() throws {
    let server = TestServer { answer in
      answer.send("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nab")
      answer.reset()
    }
    let publication = try Publication(to: server.url)
    publication.publish(["a"])
    #expect(publication.failures.count == 1)
  }

  @Test func `an endless answer is cut and its status counts`() throws {
    let piece = String(repeating: "x", count: 1 << 16)
    let sent = Counter()
    let server = TestServer { answer in
      answer.send("HTTP/1.1 200 OK\r\nContent-Length: 104857600\r\n\r\n")
      while sent.value < 1600, answer.send(piece) { sent.add() }
    }
    let publication = try Publication(to: server.url)
    publication.publish(["a"])
    #expect(publication.reports == [.published(revision: 1)])
    #expect(publication.publisher.finish() == nil)
    #expect(sent.value < 1600)
  }

  @Test func `endless headers are cut`() throws {
    let server = TestServer { answer in
      answer.send("HTTP/1.1 403 No\r\n")
      for number in 0..<100_000 where !answer.send("X-\(number): \(number)\r\n") { return }
    }
    let publication = try Publication(to: server.url)
    publication.publish(["a"])
    #expect(publication.failures.count == 1)
  }

  @Test(arguments: [
    "HTTP/1.1 200 OK\r\nX-Slow: ", "HTTP/1.1 200 OK\r\nContent-Length: 999\r\n\r\n",
  ])
  func `an answer that drips is given up in time`(start: String) throws {
    let server = TestServer { answer in
      answer.send(start)
      while !answer.awaitEnd(milliseconds: 5) { answer.send("x") }
    }
    let limits = PublishLimits(connecting: .seconds(5), total: .milliseconds(300))
    let publication = try Publication(to: server.url, limits: limits)
    let start = ContinuousClock.now
    publication.publish(["a"])
    #expect(start.duration(to: .now) < .seconds(5))
    #expect(publication.failures.first?.contains("did not answer in time") == true)
  }
}
