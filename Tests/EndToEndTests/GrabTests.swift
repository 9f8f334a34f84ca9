import Glibc
import TestSupport
import Testing

@testable import EndToEndSupport

/// Pointer and keyboard belong to everybody: they are taken for a drag only, and given back.
@Suite struct GrabTests {
  @Test func `C55 after a kill in mid-drag another program can grab at once`() async throws {
    try await withDesktop { desktop in
      let before = desktop.sandbox.favoritesFile.identity
      let page = try await desktop.open()
      try await page.lift("c")
      try await page.drag(to: "g")
      #expect(!desktop.connection.grab(), "the drag holds the pointer")
      page.program.process.send(SIGKILL)
      #expect(try await page.program.process.exit() == 128 + SIGKILL)
      desktop.connection.sync()
      _ = try await awaited("a grab", within: .milliseconds(100)) {
        desktop.connection.grab() ? true : nil
      }
      #expect(desktop.sandbox.favoritesFile.identity == before)
      _ = try await awaited("the end of the icon process") {
        desktop.sandbox.processes.isEmpty ? true : nil
      }
    }
  }

  @Test func `at rest, in edit mode and after a drop nothing is grabbed`() async throws {
    try await withPage { page in
      #expect(page.connection.grab())
      page.connection.ungrab()
      try await page.edit()
      #expect(page.connection.grab())
      page.connection.ungrab()
      try await page.drag("a", to: "b")
      #expect(page.connection.grab())
      page.connection.ungrab()
    }
  }

  @Test func `C54 it starts while another program holds the pointer and the keyboard`()
    async throws
  {
    try await withDesktop { desktop in
      #expect(desktop.connection.grab())
      let page = try await desktop.open()
      page.pointer.move(to: Point(x: 4, y: 4))
      #expect(try await page.metrics().frames > 0)
      desktop.connection.ungrab()
      try await page.drag("a", to: "b")
      try await page.expectOrder("b a c d e f g h i j k l")
      try await page.expectRestingInvariants()
      try await page.close()
    }
  }
}
