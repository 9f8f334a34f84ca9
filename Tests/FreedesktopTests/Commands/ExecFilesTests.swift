import Testing

@testable import Freedesktop

@Suite struct ExecFilesTests {
  /// A command line, what is to be opened, and the processes that gives: `¦` between arguments,
  /// `‖` between processes.
  static let rows: [(String, String, String)] = [
    ("stub %f", "/a b", "stub¦/a b"),
    ("stub %f", "/a /b", "stub¦/a‖stub¦/b"),
    ("stub %F", "/a /b", "stub¦/a¦/b"),
    ("stub %u", "/a", "stub¦file:///a"),
    ("stub %u x", "/a /b", "stub¦file:///a¦x‖stub¦file:///b¦x"),
    ("stub %U", "/a http://h/b", "stub¦file:///a¦http://h/b"),
    ("stub --f=%f", "/a", "stub¦--f=/a"),
    ("stub --u=%u x", "mailto:a@b", "stub¦--u=mailto:a@b¦x"),
    ("stub \"%f\"", "/a", "stub¦/a"),
    ("stub '%U' x", "/a /b", "stub¦file:///a¦file:///b¦x"),
    ("stub %f", "file:///a%20b", "stub¦/a b"),
    ("stub %F", "file://localhost/a FILE:///b", "stub¦/a¦/b"),
    ("stub %U", "/%f", "stub¦file:///%25f"),
    ("stub %F", "/%f /%%", "stub¦/%f¦/%%"),
    ("stub %F", "/$(x)", "stub¦/$(x)"),
    ("stub %U", "/ü", "stub¦file:///%C3%BC"),
    ("stub %F", "file:///a%41", "stub¦/aA"),
    ("stub -- %F x", "/a /b", "stub¦--¦/a¦/b¦x"),
    ("stub %u%%", "/a", "stub¦file:///a%"),
    ("stub %c %f", "/a", "stub¦N¦/a"),
    ("stub x%f.bak", "/a", "stub¦x/a.bak"),
  ]

  @Test(arguments: rows)
  func `files reach the program in the form its code asks for`(
    value: String, files: String, processes: String
  ) throws {
    let isOne = value == "stub %f" && files == "/a b"
    let files = isOne ? [.path(CommandWord(files))] : references(files)
    let commands = try Exec(value).commands(opening: files, in: Exec.Context(name: "N"))

    #expect(
      commands.map { $0.map(\.description).joined(separator: "¦") }.joined(separator: "‖")
        == processes)
  }

  @Test(arguments: [
    ("stub", "/a", ExecError.takesNoFiles), ("stub %c %%f", "/a", .takesNoFiles),
    ("stub %f", "http://h/a", .notLocal("http://h/a")),
    ("stub %F", "/a file://other/a", .notLocal("file://other/a")),
    ("stub %f", "file:///a%00b", .notLocal("file:///a%00b")),
    ("stub %f", "file:///a%ZZ", .notLocal("file:///a%ZZ")),
    ("stub %f", "file:///a%F", .notLocal("file:///a%F")),
    ("sh -c \"view %f\"", "/a", .filesInsideQuotes),
    ("sh -c 'view %u'", "/a", .filesInsideQuotes),
  ])
  func `files that a program can't take are refused`(
    value: String, files: String, error: ExecError
  ) {
    #expect(throws: error) {
      try Exec(value).commands(opening: references(files), in: Exec.Context(name: "N"))
    }
  }

  @Test(arguments: [
    ("/a b/ü", "file:///a%20b/%C3%BC"), ("/a;?#&", "file:///a%3B%3F%23%26"),
    ("/-._~", "file:///-._~"),
    ("/%41", "file:///%2541"),
  ])
  func `a path and its URI lead back to each other`(path: String, uri: String) {
    #expect(FileReference.path(CommandWord(path)).uri == uri)
    #expect(FileReference.uri(uri).path == CommandWord(path))
  }

  @Test(arguments: [
    ("x", FileReference.path("/d/x")), ("/x", .path("/x")), ("http://h/x", .uri("http://h/x")),
    ("mailto:a", .uri("mailto:a")), ("./a:b", .path("/d/./a:b")), ("1:2", .path("/d/1:2")),
    ("", .path("/d/")),
  ])
  func `an argument is a URI when it begins with a scheme`(
    argument: String, reference: FileReference
  ) {
    #expect(FileReference(CommandWord(argument), relativeTo: "/d") == reference)
  }

  @Test func `a name of a file need not be UTF-8`() throws {
    let file = FileReference(CommandWord(bytes: [0xFF, 0x20, 0x25]), relativeTo: "/d")
    #expect(file.uri == "file:///d/%FF%20%25")
    #expect(FileReference.uri(file.uri).path == file.path)

    let words = try Exec("stub --f=%f").commands(opening: [file], in: Exec.Context(name: "N"))
    #expect(words == [["stub", CommandWord(bytes: Array("--f=/d/".utf8) + [0xFF, 0x20, 0x25])]])
    #expect(words[0][1].description == "--f=/d/\u{FFFD} %")
  }

  private func references(_ words: String) -> [FileReference] {
    words.split(separator: " ").map { FileReference(CommandWord(String($0)), relativeTo: "/cwd") }
  }
}
