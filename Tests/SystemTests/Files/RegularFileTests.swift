import Glibc
import Testing

@testable import System

@Suite struct RegularFileTests {
  private let scratch = Scratch()

  @Test(arguments: ["", "x", "line\n"]) func `a file is read whole`(text: String) throws {
    let path = scratch.write(text, to: "file")
    #expect(try RegularFile.bytes(of: path, limit: 5) == Array(text.utf8))
  }

  @Test func `a file beyond the limit is refused, one at the limit is not`() throws {
    let path = scratch.write("12345", to: "file")
    #expect(try RegularFile.bytes(of: path, limit: 5).count == 5)
    #expect(throws: RegularFileError.tooLarge) { try RegularFile.bytes(of: path, limit: 4) }
  }

  @Test func `a file of proc, which says that it is empty, is read to its end`() throws {
    #expect(try !RegularFile.bytes(of: "/proc/self/statm", limit: 4096).isEmpty)
    #expect(throws: RegularFileError.tooLarge) {
      try RegularFile.bytes(of: "/proc/self/statm", limit: 3)
    }
  }

  @Test func `what is no regular file is refused without waiting`() {
    mkfifo(scratch["pipe"], 0o600)
    for path in [scratch["pipe"], scratch.path, "/dev/zero"] {
      #expect(throws: RegularFileError.notRegular) { try RegularFile.bytes(of: path, limit: 99) }
    }
  }

  @Test func `a link is followed unless the caller forbids it`() throws {
    symlink(scratch.write("x", to: "file"), scratch["link"])
    #expect(try RegularFile.bytes(of: scratch["link"], limit: 9) == Array("x".utf8))
    #expect(throws: RegularFileError.system(SystemError(code: ELOOP))) {
      _ = try RegularFile(scratch["link"], followsLink: false)
    }
  }

  @Test func `a missing file has the error of the system`() {
    #expect(throws: RegularFileError.system(SystemError(code: ENOENT))) {
      try RegularFile.bytes(of: scratch["none"], limit: 9)
    }
  }
}
