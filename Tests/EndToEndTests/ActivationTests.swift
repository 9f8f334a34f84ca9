import TestSupport
import Testing

@testable import EndToEndSupport

/// The program as a service that the session bus starts when it is called.
@Suite struct ActivationTests {
  /// Calls `method` on a bus that knows our service file while no page is open, and runs `body` with
  /// the answer and the inspector of the page that has been started.
  private func withActivation(
    _ method: String, _ arguments: [String], _ body: (String, Inspector) async throws -> Void
  ) async throws {
    try await withDesktop { desktop in
      let socket = desktop.sandbox.freshPath("inspector")
      try await desktop.sandbox.installProgram()
      let bus = try await SessionBus(
        environment: desktop.sandbox.environment.merging([
          "DISPLAY": desktop.server.name, "GRIDWINDOW_INSPECT": socket,
        ]) { $1 })
      let call = try bus.call("org.freedesktop.Application.\(method)", with: arguments)
      let answer = try await call.answer()
      let inspector = try await awaited("the inspector") { Inspector(socket) }
      let window = try await awaited("the window") {
        desktop.connection.descendants(of: desktop.connection.root).first {
          desktop.connection.isViewable($0)
            && desktop.connection.text("WM_CLASS", of: $0) == "gridwindow\0GridWindow\0"
        }
      }
      try await body(answer, inspector)
      desktop.connection.requestClose(window)
      _ = try await awaited("the end of what the bus started") {
        desktop.sandbox.processes.filter { $0 != bus.pid }.isEmpty ? true : nil
      }
    }
  }

  @Test func `Activate opens the page`() async throws {
    try await withActivation("Activate", ["{}"]) { answer, inspector in
      #expect(answer == "()")
      let order = try await inspector.dump().order
      #expect(order.shortNames == "a b c d e f g h i j k l")
    }
  }

  @Test func `ActivateAction opens it in edit mode`() async throws {
    try await withActivation("ActivateAction", ["edit", "[]", "{}"]) { answer, inspector in
      #expect(answer == "()")
      _ = try await awaited("edit mode") { try await inspector.dump().editing ? true : nil }
    }
  }

  @Test func `Open opens it, and says that it opens no files`() async throws {
    try await withActivation("Open", ["['file:///tmp/x']", "{}"]) { answer, inspector in
      #expect(answer.contains("Refused") && answer.contains("opens no files"))
      let order = try await inspector.dump().order
      #expect(order.shortNames == "a b c d e f g h i j k l")
    }
  }
}
