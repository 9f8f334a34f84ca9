import Glibc
import System
import Testing

@testable import Freedesktop

@Suite struct KeyFileTests {
  @Test func `groups and keys keep their order and their lines`() throws {
    let file = try KeyFile(Array("# c\n\n[A]\nx=1\n y = 2 \n[B b]\nx=3".utf8), path: "f")

    #expect(file.groups.map(\.name) == ["A", "B b"])
    #expect(file.groups.map(\.line) == [3, 6])
    #expect(file.groups[0].values.map(\.key) == ["x", "y"])
    #expect(file.groups[0].values.map(\.line) == [4, 5])
    #expect(try file["A"]?.value("y")?.string() == "2")
    #expect(try file["B b"]?.value("x")?.string() == "3")
    #expect(file["C"] == nil)
    #expect(file.problems.isEmpty)
  }

  @Test(arguments: [
    ("[G]\r\nk=v\r\n", [KeyFileError.Reason.carriageReturns]),
    ("[G]\nk=v\r\n", [.carriageReturns]),
    ("[G]\r\nk=v", [.carriageReturns]),
    ("\u{FEFF}[G]\nk=v\n", [.byteOrderMark]),
    ("[G]\nk=v", []),
    ("[G]\n[G]\nk=v\n", [.repeatedGroup("G")]),
    ("loose\n[G]\nk=v\n", [.outsideGroup]),
    ("[G]\nloose\nk=v\n", [.malformedLine]),
    ("[G]\n=loose\nk=v\n", [.malformedLine]),
    ("[G]\nk[de=loose\nk=v\n", [.malformedLine]),
    ("[G]\nk[de]loose\nk=v\n", [.malformedLine]),
    ("[G]\nk=v\n[H\nk=w\n", [.malformedHeader]),
    ("[G]\nk=v\n[]\nk=w\n", [.malformedHeader]),
    ("[G]\nk=v\n[a[b]\nk=w\n", [.malformedHeader]),
    ("[G]\nk=v\n[H] x\nk=w\n", [.malformedHeader]),
    ("[G]\nk=v\n\0", [.malformedLine]),
    ("  [G]  \n\t# c\n  k\t=\t v \n", []),
  ])
  func `a flaw is reported and the rest is read`(
    text: String, reasons: [KeyFileError.Reason]
  ) throws {
    let file = try KeyFile(Array(text.utf8), path: "f")

    #expect(file.problems.map(\.reason) == reasons)
    for problem in file.problems where problem.reason != .byteOrderMark {
      #expect(problem.line != nil && problem.path == "f")
    }
    #expect(try file["G"]?.value("k")?.string() == "v")
  }

  @Test func `a text with CR alone is one useless line`() throws {
    let file = try KeyFile(Array("[G]\rk=v\r".utf8), path: "f")

    #expect(file["G"] == nil)
    #expect(file.problems.first?.reason == .onlyCarriageReturns)
  }

  @Test func `the last of equal keys wins across repeated groups`() throws {
    let file = try KeyFile(Array("[G]\nk=1\nk=2\n[H]\nk=x\n[G]\nk=3\n".utf8), path: "f")

    #expect(try file["G"]?.value("k")?.string() == "3")
    #expect(file.groups.count == 2)
  }

  @Test func `keys under a damaged header never reach the group before it`() throws {
    let file = try KeyFile(Array("[G]\nk=1\n[Action q\nk=2\n".utf8), path: "f")

    #expect(try file["G"]?.value("k")?.string() == "1")
  }

  @Test func `a bad value harms only itself`() throws {
    let bytes = Array("[G]\nbad=".utf8) + [0xFF] + Array("\nnul=a\0b\ngood=1\n".utf8)
    let group = try #require(try KeyFile(bytes, path: "f")["G"])

    #expect(throws: KeyFileError(path: "f", line: 2, reason: .notUTF8(key: "bad"))) {
      try group.value("bad")?.string()
    }
    #expect(throws: KeyFileError(path: "f", line: 3, reason: .containsNUL(key: "nul"))) {
      try group.value("nul")?.string()
    }
    #expect(try group.value("good")?.integer() == 1)
  }

  @Test func `an error names file and line`() {
    let error = KeyFileError(path: "/a/b", line: 7, reason: .notNumber(key: "Size", value: "x"))

    #expect("\(error)" == "/a/b:7: Size must be a number, not “x”")
  }

  @Test func `only regular files are opened for reading`() throws {
    let tree = try TemporaryTree()
    try tree.fifo("fifo")
    try tree.link("dangling", to: "nowhere")
    try tree.link("loop", to: "loop")

    #expect(reason(tree.path("fifo")) == .notRegular)
    #expect(reason(tree.path) == .notRegular)
    #expect(reason("/dev/zero") == .notRegular)
    #expect(reason(tree.path("dangling")) == .unreadable(errno: ENOENT))
    #expect(reason(tree.path("loop")) == .unreadable(errno: ELOOP))
  }

  private func reason(_ path: String) -> KeyFileError.Reason? {
    do throws(KeyFileError) {
      _ = try KeyFile(path: path)
      return nil
    } catch {
      return error.reason
    }
  }
}
