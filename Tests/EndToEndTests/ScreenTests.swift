import Testing

@testable import EndToEndSupport

/// Screens and servers of all kinds.
@Suite struct ScreenTests {
  /// What a server may lack, in Xvfb's words.
  static let poorServers = [
    ["-screen", "0", "1280x800x16"], ["-extension", "MIT-SHM"], ["-extension", "RENDER"],
    ["-extension", "Composite"], ["-extension", "XFIXES"], ["-extension", "RANDR"],
  ]

  @Test(arguments: poorServers)
  func `C61 a poor server shows a page that works`(options: [String]) async throws {
    try await withPage(Setup(serverOptions: options)) { page in
      let frame = try #require(try await page.dump().favorites.first?.frame)
      #expect(try page.screenshot().colors(in: frame) > 4)
      try await page.drag("a", to: "d")
      try await page.expectOrder("b c d a e f g h i j k l")
    }
  }

  @Test func `C61 a screen without true colors is refused in one sentence`() async throws {
    try await withDesktop(Setup(serverOptions: ["-screen", "0", "1280x800x8"])) { desktop in
      let outcome = try await desktop.sandbox.run(
        [], environment: ["DISPLAY": desktop.server.name])
      #expect(outcome.status == 1)
      #expect(outcome.saysOneSentence, "\(outcome.errors)")
    }
  }

  @Test func `C56 without shared memory the page looks and works the same`() async throws {
    let setups = [
      Setup(), Setup(serverOptions: ["-extension", "MIT-SHM"]),
      // The server has the extension, and can't reach the segments of another IPC namespace.
      Setup(wrapper: ["unshare", "-Ur", "--ipc"]),
    ]
    var pictures: [Screenshot] = []
    for setup in setups {
      try await withPage(setup) { page in
        try await page.drag("a", to: "d")
        try await page.leaveEditing()
        page.park()
        try await page.stillness()
        pictures.append(try page.screenshot())
        try await page.expectOrder("b c d a e f g h i j k l")
      }
    }
    #expect(pictures[1].differences(from: pictures[0]) == 0)
    #expect(pictures[2].differences(from: pictures[0]) == 0)
  }
}
