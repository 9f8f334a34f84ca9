import Testing

/// Opens the preset `name` in a sandbox without applications, runs `body`, and checks that the page
/// is still and whole afterward.
func withPreset(
  _ name: String, geometry: String = "640x760+0+0", _ location: SourceLocation = #_sourceLocation,
  _ body: (Page) async throws -> Void
) async throws {
  let setup = Setup(
    fixture: .none, geometry: geometry, arguments: ["--preset", name])
  try await withDesktop(setup) { desktop in
    let page = try await desktop.open()
    do {
      try await body(page)
      try await page.expectStill(location)
      try await page.close(location)
    } catch {
      throw EndToEndError("\(error)\nThe program said: \(page.program.errors)")
    }
  }
}

extension Fixture {
  /// No applications, no favorites, no configuration.
  static var none: Fixture { Fixture(favorites: nil, applications: [], config: "") }
}

extension Page {
  /// Expects that nothing floats, is tilted, or is on its way.
  func expectStill(_ location: SourceLocation = #_sourceLocation) async throws {
    resting = nil
    try await idle()
    let dump = try await inspector.dump(all: true)
    #expect(dump.drag == "idle" && dump.liftedID == nil, sourceLocation: location)
    #expect(dump.settling.isEmpty && dump.proposed == dump.order, sourceLocation: location)
    #expect(!dump.items.contains { $0.hidden || $0.lifted }, sourceLocation: location)
    #expect(Set(dump.order).count == dump.order.count, sourceLocation: location)
    guard !dump.editing else { return }
    #expect(
      dump.items.allSatisfy { $0.rotation == 0 && $0.badge == "none" }, sourceLocation: location)
  }

  /// The favorites file of the preset `name`, as lines.
  func board(_ name: String) -> [String] {
    sandbox.config.file("gridwindow/presets/\(name).favorites").lines
  }

  /// Waits for the end and returns the exit status and the output.
  func answer() async throws -> (status: Int32, text: String) {
    (try await program.process.exit(), program.output)
  }
}
