import Testing

@testable import EndToEndSupport

/// The program showing itself, without a display.
@Suite struct DemonstrationTests {
  @Test func `the demonstration leaves pictures, and starts and keeps nothing`() async throws {
    let sandbox = try Sandbox(.none)
    let pictures = Directory(path: sandbox.freshPath("pictures"))
    let program = try Program(["--demo", pictures.path], in: sandbox)
    #expect(try await program.process.exit(within: .seconds(240)) == 0)
    for picture in ["page", "lifted", "making-room", "dropped", "removed", "undone", "dark"] {
      #expect(pictures.names.contains { $0.hasSuffix("-\(picture).png") }, "\(picture)")
    }
    for preset in ["life-services", "numbers", "wobble", "channel-order", "news-channels"] {
      #expect(pictures.names.contains { $0.hasSuffix("-\(preset)-drag.png") }, "\(preset)")
    }
    let film = try #require(pictures.file("demonstration.png").content)
    #expect(film.starts(with: [0x89, 0x50, 0x4E, 0x47]) && film.count > 100_000)
    #expect(sandbox.state.names.isEmpty && sandbox.launched.isEmpty)
  }

  @Test func `a directory that is not empty is refused`() async throws {
    let sandbox = try Sandbox(.none)
    try sandbox.root.directory("full").file("mine").write("x")
    let outcome = try await sandbox.run(["--demo", "\(sandbox.root.path)/full"])
    #expect(outcome.status == 1 && outcome.saysOneSentence, "\(outcome.errors)")
    #expect(Directory(path: "\(sandbox.root.path)/full").names == ["mine"])
  }
}
