import TestSupport
import Testing

@testable import EndToEndSupport

/// What other programs can do over the session bus.
@Suite struct BusTests {
  private func withBus(_ body: (Page, SessionBus) async throws -> Void) async throws {
    try await withPage(Setup(fixture: .few(3), hasBus: true)) { page in
      let bus = try #require(page.desktop.bus)
      try await bus.awaitName()
      try await body(page, bus)
    }
  }

  @Test func `favorites are listed and changed as by the command line`() async throws {
    try await withBus { page, bus in
      #expect(try await bus.call("List").answer() == "(['a.desktop', 'b.desktop', 'c.desktop'],)")
      #expect(try await bus.call("Add", "d.desktop", "1").answer() == "()")
      #expect(try await bus.call("Move", "a.desktop", "9").answer() == "()")
      page.members.insert("d")
      try await page.expectOrder("d b c a")
      #expect(try await bus.call("Remove", "b.desktop").answer() == "()")
      #expect(try await bus.call("Undo").answer() == "()")
      try await page.expectOrder("d b c a")
      #expect(try await bus.call("Redo").answer() == "()")
      page.members.remove("b")
      try await page.expectOrder("d c a")
      #expect(try await bus.call("Add", "d.desktop", "3").answer() == "()", "it does not move")
      try await page.expectOrder("d c a")
    }
  }

  @Test func `a renamed favorite is known by the id that its application has now`() async throws {
    let fixture = Fixture(
      favorites: ["a", "nautilus"], applications: ["a", "b", "org.gnome.Nautilus"])
    try await withPage(Setup(fixture: fixture, hasBus: true)) { page in
      let bus = try #require(page.desktop.bus)
      try await bus.awaitName()
      let name = "org.gnome.Nautilus.desktop"
      #expect(try await bus.call("Add", name, "1").answer() == "()")
      #expect(try await bus.call("Move", name, "1").answer() == "()")
      #expect(try await bus.call("List").answer() == "(['nautilus.desktop', 'a.desktop'],)")
      #expect(try await bus.call("Remove", name).answer() == "()")
      #expect(try await bus.call("List").answer() == "(['a.desktop'],)")
      page.members = ["a"]
    }
  }

  @Test func `what can't be done is refused with a sentence, and nothing changes`() async throws {
    try await withBus { page, bus in
      let refused = [
        (try bus.call("Add", "gone.desktop", "1"), "there is no application"),
        (try bus.call("Add", "d.desktop", "0"), "places count from 1"),
        (try bus.call("Undo"), "nothing to undo"), (try bus.call("Redo"), "nothing to redo"),
        (try bus.call("Remove", "z.desktop"), "not in the favorites"),
      ]
      for (call, words) in refused {
        let answer = try await call.answer()
        #expect(answer.contains(words))
        #expect(answer.contains("Error.Refused"))
      }
      try await page.expectOrder("a b c")
    }
  }

  @Test func `a change of any origin is announced with the new order`() async throws {
    try await withBus { page, bus in
      let (monitor, signals) = try await bus.listen()
      defer { monitor.send(15) }
      try await page.drag("c", to: "a")
      _ = try await awaited("the signal of a drag") {
        signals.text?.contains("Changed (['c.desktop', 'a.desktop', 'b.desktop'],)") == true
          ? true : nil
      }
      try page.sandbox.write(favorites: ["b", "c", "a"])
      _ = try await awaited("the signal of an outside edit") {
        signals.text?.contains("Changed (['b.desktop', 'c.desktop', 'a.desktop'],)") == true
          ? true : nil
      }
    }
  }

  @Test func `a change and its answer wait for the end of a drag`() async throws {
    try await withBus { page, bus in
      try await page.lift("a")
      try await page.drag(to: "b")
      let call = try bus.call("Remove", "c.desktop")
      #expect(try await bus.call("List").answer().contains("'c.desktop'"), "later calls are taken")
      #expect(call.process.poll() == nil, "no answer while something is lifted")
      #expect(try await page.dump().drag == "lifted")
      try await page.drop()
      #expect(try await call.answer() == "()")
      page.members.remove("c")
      try await page.expectOrder("b a")
    }
  }

  @Test func `activation raises, and its action begins edit mode`() async throws {
    try await withBus { page, bus in
      let cover = page.desktop.cover()
      #expect(page.connection.isTopmost(cover))
      let application = "org.freedesktop.Application"
      let startup = "{'desktop-startup-id': <'x_TIME1'>}"
      #expect(try await bus.call("\(application).Activate", startup).answer() == "()")
      _ = try await awaited("the raised window") {
        page.connection.isTopmost(page.window) ? true : nil
      }
      page.connection.destroy(cover)
      #expect(
        try await bus.call("\(application).ActivateAction", "edit", "[]", "{}").answer() == "()")
      try await page.until("edit mode") { $0.editing }
      try await page.leaveEditing()
      #expect(try await bus.call("\(application).Open", "['x']", "{}").answer().contains("Refused"))
    }
  }

  @Test func `a bus at rest wakes nothing, and its end ends nothing`() async throws {
    try await withBus { page, bus in
      page.park()
      try await page.stillness()
      let before = try await page.metrics().wakeups
      try await Task.sleep(for: .seconds(2))
      // The end of the first request's connection, and the start and the line of the second one.
      #expect(try await page.metrics().wakeups - before <= 3)
      bus.crash()
      try await page.drag("a", to: "b")
      try await page.expectOrder("b a c")
    }
  }
}
