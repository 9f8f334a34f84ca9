import TestSupport
import Testing

@testable import EndToEndSupport

/// Any list, from standard input to standard output.
@Suite struct LineTests {
  private func withLines(
    _ input: String, _ arguments: String..., body: (Page) async throws -> Void
  ) async throws {
    let setup = Setup(
      fixture: .none, arguments: ["--stdin"] + arguments, input: input)
    try await withDesktop(setup) { desktop in
      let page = try await desktop.open()
      do {
        try await body(page)
      } catch {
        throw EndToEndError("\(error)\nThe program said: \(page.program.errors)")
      }
    }
  }

  @Test func `a list sorted by hand is printed when the page is closed`() async throws {
    try await withLines("b\na\nc\n", "--print") { page in
      try await page.drag("a", to: "b")
      #expect(try await page.order() == "a b c")
      page.connection.requestClose(page.window)
      let answer = try await page.answer()
      #expect(answer.status == 0 && answer.text == "a\nb\nc\n")
    }
  }

  @Test func `Escape prints nothing and is exit 1`() async throws {
    try await withLines("b\na\nc\n", "--print") { page in
      try await page.drag("a", to: "b")
      page.keyboard.press("Escape")
      let answer = try await page.answer()
      #expect(answer.status == 1 && answer.text.isEmpty)
    }
  }

  @Test func `Done prints what is left`() async throws {
    try await withLines("b\na\tTitle\nc\n", "--print", "--edit") { page in
      try await page.clickBadge(.favorite("b"))
      page.keyboard.press("Control_L+e")
      let answer = try await page.answer()
      #expect(answer.status == 0 && answer.text == "a\nc\n")
    }
  }

  @Test func `a click picks a line`() async throws {
    try await withLines("one\ntwo\tSecond\n", "--select") { page in
      try await page.move(to: .favorite("two"))
      page.pointer.click(1, times: 1)
      let answer = try await page.answer()
      #expect(answer.status == 0 && answer.text == "two\n")
    }
  }

  @Test func `a list to pick from has no heading and nothing to edit, and Enter takes the first`()
    async throws
  {
    try await withLines("one\ntwo\n", "--select", "--edit") { page in
      page.pointer.move(to: Point(x: 300, y: 300))
      let dump = try await page.dump()
      #expect(dump.focus == "one" && !dump.editing)
      #expect(dump.sections.map(\.title) == [""])
      try await page.key("Control_L+e")
      #expect(try await page.dump().editing == false)
      page.keyboard.press("Return")
      let answer = try await page.answer()
      #expect(answer.status == 0 && answer.text == "one\n")
    }
  }

  @Test func `arrows go on from the first line, and what is typed is searched for`() async throws {
    try await withLines("one\ntwo\nthree\n", "--select") { page in
      page.pointer.move(to: Point(x: 300, y: 300))
      try await page.key("Right")
      #expect(try await page.dump().focus == "two")
      try await page.key("t")
      try await page.key("h")
      try await page.until("what was found") { $0.search == "th" && $0.focus == "three" }
      page.keyboard.press("Return")
      let answer = try await page.answer()
      #expect(answer.status == 0 && answer.text == "three\n")
    }
  }

  @Test func `a list to sort has no heading, can be edited, and has no focus yet`() async throws {
    try await withLines("b\na\n", "--print") { page in
      page.pointer.move(to: Point(x: 300, y: 300))
      let dump = try await page.dump()
      #expect(dump.focus == nil && dump.sections.map(\.title) == [""])
      try await page.key("Control_L+e")
      try await page.until("edit mode") { $0.editing }
      page.keyboard.press("Escape")
      #expect(try await page.answer().status == 1)
    }
  }

  @Test func `a signal gives no answer`() async throws {
    try await withLines("b\na\n", "--print") { page in
      page.program.process.send(15)
      let answer = try await page.answer()
      #expect(answer.status == 1 && answer.text.isEmpty)
    }
  }

  @Test(arguments: ["", "a\nb\na\n", "a\n\nb\n", "\tx\n", "a\u{0}b\n"])
  func `what is no list is one sentence`(input: String) async throws {
    let outcome = try await Sandbox(.none).run(["--stdin", "--print"], input: input)
    #expect(outcome.status == 1 && outcome.output.isEmpty)
    #expect(outcome.saysOneSentence, "\(outcome.errors)")
  }

  @Test func `a favorites file gives the order, and keeps what is not in the input`() async throws {
    let sandbox = try Sandbox(.none)
    let file = sandbox.root.file("order")
    try file.write("c\nx\na\n")
    try await withLines("a\nb\nc\n", "--favorites", file.path) { page in
      #expect(try await page.order() == "c a b")
      try await page.drag("b", to: "c")
      #expect(try await page.order() == "b c a")
      #expect(file.lines == ["b", "c", "x", "a"])
      try await page.close()
    }
  }

  @Test func `a hundred thousand lines open and scroll to the end`() async throws {
    let lines = (1...100_000).map { "line \($0)\n" }.joined()
    try await withLines(lines) { page in
      page.pointer.move(to: Point(x: 300, y: 300))
      page.keyboard.press("End")
      try await page.idle()
      let dump = try await page.dump()
      #expect(dump.scroll == dump.scrollMax)
      #expect(dump.scrollMax > 100_000 && dump.order.count == 100_000)
      try await page.close()
    }
  }
}
