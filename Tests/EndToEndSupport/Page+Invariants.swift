import Testing

/// The invariants that hold after every test.
extension Page {
  /// Brings the page to rest and checks state, file, launches and stillness.
  func expectRestingInvariants(_ location: SourceLocation = #_sourceLocation) async throws {
    resting = nil
    try await idle()
    if try await dump().editing { try await leaveEditing() }
    park()
    try await idle()
    try await expectRestingState(location)
    try await expectLaunches(location)
    try await expectNoFrame(location)
  }

  /// Expects `order`, short names with blanks between, on the page and on file.
  ///
  /// It is waited for, because a window manager may hold a press back until it has looked at it.
  func expectOrder(
    _ order: String, _ location: SourceLocation = #_sourceLocation
  ) async throws {
    _ = try? await until("the order") { $0.order.shortNames == order }
    try await idle()
    #expect(try await self.order() == order, sourceLocation: location)
    #expect(sandbox.favorites.shortNames == order, sourceLocation: location)
  }

  private func expectRestingState(_ location: SourceLocation) async throws {
    let dump = try await inspector.dump(all: true)
    let frames = dump.items.compactMap(\.frame)
    let overlap = frames.indices.contains { i in
      frames[(i + 1)...].contains { $0.intersects(frames[i]) }
    }
    #expect(dump.drag == "idle", sourceLocation: location)
    #expect(dump.liftedID == nil && dump.settling.isEmpty, sourceLocation: location)
    #expect(!dump.items.contains { $0.hidden || $0.lifted }, sourceLocation: location)
    #expect(dump.items.allSatisfy { $0.rotation == 0 && $0.scale == 1 }, sourceLocation: location)
    #expect(dump.proposed == dump.order, sourceLocation: location)
    #expect(dump.favorites.map(\.id) == dump.order, sourceLocation: location)
    #expect(Set(dump.order.map(\.shortName)) == members, sourceLocation: location)
    #expect(dump.order.count == members.count, "an item is there twice", sourceLocation: location)
    #expect(sandbox.favorites.shortNames == dump.order.shortNames, sourceLocation: location)
    #expect(!overlap, "two cells overlap", sourceLocation: location)
    #expect(!dump.pendingSave, sourceLocation: location)
  }

  private func expectLaunches(_ location: SourceLocation) async throws {
    let launches = try await metrics().launches
    _ = try? await awaited("the log of launches", within: .seconds(2)) {
      sandbox.launched.count == launches ? true : nil
    }
    #expect(sandbox.launched.count == launches, sourceLocation: location)
  }

  private func expectNoFrame(_ location: SourceLocation) async throws {
    do {
      try await stillness()
    } catch {
      Issue.record("the page goes on drawing at rest", sourceLocation: location)
    }
  }

  /// Waits until a whole second has passed without a frame; toasts and the like may end first.
  func stillness() async throws {
    try await idle()
    for _ in 0..<18 {
      let before = try await metrics().frames
      try await Task.sleep(for: .seconds(1))
      if try await metrics().frames == before { return }
    }
    throw EndToEndError("no second went by without a frame")
  }

  /// Closes the window and checks the exit status and that nothing is left.
  func close(_ location: SourceLocation = #_sourceLocation) async throws {
    connection.requestClose(window)
    #expect(try await program.process.exit() == 0, sourceLocation: location)
    try await expectCleanEnd(location)
  }

  /// After the program's end: no process left over, no complaint of Xlib or Swift.
  func expectCleanEnd(_ location: SourceLocation = #_sourceLocation) async throws {
    _ = try? await awaited("the end of all children", within: .seconds(3)) {
      sandbox.processes.isEmpty ? true : nil
    }
    #expect(sandbox.processes.isEmpty, "a child is left over", sourceLocation: location)
    for complaint in ["X Error", "X error", "BadWindow", "BadMatch", "BadDrawable", "Fatal error"] {
      #expect(!program.errors.contains(complaint), sourceLocation: location)
    }
  }
}

/// Opens a page on a new desktop, runs `body`, and checks the invariants.
func withPage(
  _ setup: Setup = Setup(), _ location: SourceLocation = #_sourceLocation,
  _ body: (Page) async throws -> Void
) async throws {
  try await withDesktop(setup) { desktop in
    let page = try await desktop.open()
    do {
      try await body(page)
      try await page.expectRestingInvariants(location)
      try await page.close(location)
    } catch {
      throw EndToEndError("\(error)\nThe program said: \(page.program.errors)")
    }
  }
}
