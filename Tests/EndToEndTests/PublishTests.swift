import TestServer
import Testing

@testable import EndToEndSupport

/// What a server hears of the order, and what its answers do here: nothing.
@Suite struct PublishTests {
  private let secrets: Directory
  private let token: File

  init() throws {
    secrets = try Directory.temporary()
    token = secrets.file("token")
    try token.write("s3cret\n")
  }

  /// F12 with `config` at its end, and one favorite that is not installed.
  private func setup(_ publish: String, arguments: [String] = [], wrapper: [String] = []) -> Setup {
    let fixture = Fixture(
      favorites: ["a", "b", "gone", "c"], config: Fixture.config(more: publish))
    return Setup(fixture: fixture, arguments: arguments, wrapper: wrapper)
  }

  private func publish(to url: String, group: String = "Publish") -> String {
    "[\(group)]\nURL=\(url)\nParameter=cnId\nTokenFile=\(token.path)\n"
  }

  private static let changed = "cnId=b.desktop%2Cgone.desktop%2Ca.desktop%2Cc.desktop"

  @Test func `a changed drop is one post and an unchanged one is none`() async throws {
    let server = TestServer { $0.send(status: 200) }
    try await withPage(setup(publish(to: server.url))) { page in
      try await page.drag("b", to: "b")
      #expect(try await page.dump().pendingPublish == false)
      try await page.drag("a", to: "gone")
      try await page.expectOrder("b gone a c")
      let dump = try await page.until("the answer") { !$0.pendingPublish }
      #expect(dump.toast == nil)
      #expect(try await page.metrics().publishes == 1)
    }
    #expect(server.requests.map(\.body) == [Self.changed])
    #expect(server.requests.first?.header("Authorization") == "Bearer s3cret")
    secrets.remove()
  }

  @Test func `the order of channels is sent as their preset's own group says`() async throws {
    let server = TestServer { $0.send(status: 200) }
    let applications = TestServer { $0.send(status: 200) }
    let groups =
      publish(to: applications.url) + publish(to: server.url, group: "Publish channel-order")
    let setup = Setup(
      fixture: Fixture(favorites: nil, applications: [], config: groups),
      geometry: "640x760+0+0", arguments: ["--preset", "channel-order"])
    try await withDesktop(setup) { desktop in
      let page = try await desktop.open()
      try await page.drag("trending", to: "business")
      try await page.until("the answer") { !$0.pendingPublish }
      let order = try await page.dump().order
      #expect(order.prefix(3) == ["technology", "business", "trending"])
      #expect(server.requests.map(\.body) == ["cnId=" + order.joined(separator: "%2C")])
      try await page.close()
    }
    #expect(applications.requests.isEmpty)
    secrets.remove()
  }

  @Test func `each kind of edit is sent, and observers hear of the answer`() async throws {
    let server = TestServer { $0.send(status: 200) }
    let setup = setup(publish(to: server.url), arguments: ["--log-level", "debug"])
    try await withPage(setup) { page in
      try await page.edit()
      try await page.clickBadge(.favorite("b"))
      try await page.until("the answer") { !$0.pendingPublish }
      try await page.key("Control_L+z")
      try await page.expectOrder("a b gone c")
      try await page.until("the answer") { !$0.pendingPublish }
      #expect(try await page.metrics().publishes == 2)
      _ = try await awaited("the words of the observer") {
        page.program.errors.contains("the server has the order") ? true : nil
      }
    }
    #expect(
      server.requests.map(\.body) == [
        "cnId=a.desktop%2Cgone.desktop%2Cc.desktop",
        "cnId=a.desktop%2Cb.desktop%2Cgone.desktop%2Cc.desktop",
      ])
    secrets.remove()
  }

  @Test func `without a token, for another board or another file nothing is sent`() async throws {
    let server = TestServer { $0.send(status: 200) }
    let groups = publish(to: server.url, group: "Publish other")
    let own = "[Publish]\nURL=\(server.url)\nParameter=cnId\n"
    try await withPage(setup(groups + own)) { page in
      try await page.drag("a", to: "gone")
      #expect(try await page.dump().pendingPublish == false)
    }
    let board = secrets.file("board")
    try board.write("a.desktop\nb.desktop\nc.desktop\n")
    let elsewhere = setup(publish(to: server.url), arguments: ["--favorites", board.path])
    try await withDesktop(elsewhere) { desktop in
      let page = try await desktop.open()
      try await page.drag("a", to: "b")
      #expect(board.lines == ["b.desktop", "a.desktop", "c.desktop"])
      try await page.close()
    }
    #expect(server.requests.isEmpty)
    secrets.remove()
  }

  @Test(arguments: [403, 500, 302])
  func `a no changes nothing here and is said quietly`(status: Int) async throws {
    let server = TestServer { $0.send(status: status, header: "Location: /") }
    try await withPage(setup(publish(to: server.url))) { page in
      try await page.drag("a", to: "gone")
      try await page.until("the notice") { $0.toast == "Order not sent yet" }
      try await page.expectOrder("b gone a c")
      #expect(try await page.dump().pendingPublish)
      #expect(try await page.metrics().publishes == 0)
      #expect(page.program.errors.contains("answered with the status \(status)"))
    }
    #expect(Set(server.requests.map(\.body)) == [Self.changed])
    secrets.remove()
  }

  @Test func `a server that is off loses nothing`() async throws {
    let url = TestServer { _ in }.url
    try await withPage(setup(publish(to: url))) { page in
      try await page.drag("a", to: "gone")
      try await page.until("the notice") { $0.toast == "Order not sent yet" }
      try await page.expectOrder("b gone a c")
    }
    secrets.remove()
  }

  @Test func `a stalling server neither holds up the page nor its end`() async throws {
    let server = TestServer { $0.awaitEnd(milliseconds: 60_000) }
    try await withDesktop(setup(publish(to: server.url))) { desktop in
      let page = try await desktop.open()
      try await page.drag("a", to: "gone")
      try await page.until("the request") { _ in server.requests.count == 1 }
      try await page.drag("a", to: "b")
      try await page.expectOrder("a b gone c")
      #expect(try await page.dump().pendingPublish)
      let start = ContinuousClock.now
      try await page.close()
      #expect(start.duration(to: .now) < .seconds(20))
    }
    secrets.remove()
  }

  @Test func `no proxy of the environment hears of an order for this machine`() async throws {
    let proxy = TestServer { $0.send(status: 200) }
    let server = TestServer { $0.send(status: 200) }
    let address = "http://127.0.0.1:\(proxy.port)"
    let wrapper = ["/usr/bin/env", "http_proxy=\(address)", "all_proxy=\(address)"]
    try await withPage(setup(publish(to: server.url), wrapper: wrapper)) { page in
      try await page.drag("a", to: "gone")
      try await page.until("the answer") { !$0.pendingPublish }
    }
    #expect(server.requests.count == 1 && proxy.requests.isEmpty)
    secrets.remove()
  }

  @Test func `ids with a comma are told at once and never sent`() async throws {
    let server = TestServer { $0.send(status: 200) }
    var setup = setup(publish(to: server.url))
    setup.fixture.favorites = ["a", "b,c", "d"]
    setup.fixture.applications = ["a", "d", "x,y"]
    try await withPage(setup) { page in
      #expect(page.program.errors.contains("the id “b,c.desktop” has a comma"))
      #expect(page.program.errors.contains("the id “x,y.desktop” has a comma"))
      try await page.drag("a", to: "d")
      try await page.expectOrder("b,c d a")
      _ = try await awaited("the sentence") {
        page.program.errors.contains("the order was not sent: the id “b,c.desktop”") ? true : nil
      }
    }
    #expect(server.requests.isEmpty)
    secrets.remove()
  }
}
