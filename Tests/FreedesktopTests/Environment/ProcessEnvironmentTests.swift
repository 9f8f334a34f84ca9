import Glibc
import Testing

@testable import Freedesktop

@Suite struct ProcessEnvironmentTests {
  @Test func `a variable is read, replaced and removed by its whole name`() {
    var environment: ProcessEnvironment = ["A": "1", "AB": "2", "E": ""]

    #expect(environment["A"] == "1")
    #expect(environment["AB"] == "2")
    #expect(environment["B"] == nil)
    #expect(environment["E"] == "")
    #expect(environment.nonempty("E") == nil)
    environment["A"] = "x=y"
    #expect(environment["A"] == "x=y")
    environment["A"] = nil
    #expect(environment["A"] == nil)
    #expect(environment.entries.count == 2)
  }

  @Test func `the environment of this process is read`() {
    #expect(ProcessEnvironment.ofProcess["PATH"] == getenv("PATH").map { String(cString: $0) })
  }

  @Test func `programs are found in the absolute directories of the path alone`() throws {
    let tree = try TemporaryTree()
    try tree.program("one/tool")
    try tree.program("two/tool")
    try tree.write("one/plain", "no program")
    try tree.directory("one/folder")
    let search = ProgramSearch(
      path: ".::\(tree.path("none")):\(tree.path("one")):\(tree.path("two"))")

    #expect(search.find("tool") == tree.path("one/tool"))
    #expect(search.find(tree.path("two/tool")) == tree.path("two/tool"))
    for missing in ["", "plain", "folder", "../two/tool", "./tool", tree.path("one/plain"), "no"] {
      #expect(search.find(missing) == nil, "\(missing)")
    }
  }
}
