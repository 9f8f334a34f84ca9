import Glibc
import Testing

@testable import GridStore

@Suite struct AtomicFileTests {
  private let scratch = Scratch()

  private func file(_ name: String = "favorites", _ system: SystemCalls = SystemCalls())
    -> AtomicFile
  {
    AtomicFile(path: scratch[name], system: system)
  }

  @Test func `a save writes and syncs the file before renaming and the directory after`() throws {
    let faults = Faults()
    scratch.write("old")
    try file("favorites", faults.system).replace(with: Array("new content".utf8))

    let calls = faults.calls.filter { $0 != .inspect }
    #expect(calls == [.create, .write, .write, .chmod, .sync, .rename, .open, .sync])
    #expect(scratch.read() == "new content")
    #expect(scratch.names() == ["favorites"])
  }

  @Test func `a new file is its owners alone`() throws {
    try file().replace(with: [1])
    #expect(scratch.info().st_mode & 0o7777 == 0o600)
  }

  @Test(arguments: [0o644, 0o400, 0o664, 0o777] as [mode_t])
  func `the mode of the file is kept`(mode: mode_t) throws {
    scratch.write("old")
    chmod(scratch["favorites"], mode)
    try file().replace(with: [1])
    #expect(scratch.info().st_mode & 0o7777 == mode)
  }

  @Test func `missing directories are made for their owner alone`() throws {
    try file("deep/er/favorites").replace(with: Array("x".utf8))
    #expect(scratch.read("deep/er/favorites") == "x")
    #expect(scratch.info("deep/er").st_mode & 0o7777 == 0o700)
  }

  @Test func `an interrupted call is made again`() throws {
    let faults = Faults()
    faults.set { place, _, _ in place.isMultiple(of: 2) ? EINTR : nil }
    try file("favorites", faults.system).replace(with: Array("content".utf8))
    #expect(scratch.read() == "content")
  }

  @Test func `what dead processes left is removed and what living ones write is not`() throws {
    let living = ".gridwindow-\(getpid())-1.tmp"
    for name in [".gridwindow-999999999-1.tmp", living, "other.tmp"] {
      scratch.write("", to: name)
    }
    file().removeStrays()
    #expect(scratch.names() == [living, "other.tmp"])
  }
}
