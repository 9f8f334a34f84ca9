import Glibc
import Testing

@testable import System

@Suite struct FilePathTests {
  @Test(arguments: [
    ("/a/b", "/a", "b"), ("/a", "/", "a"), ("a", ".", "a"), ("a/b/c", "a/b", "c"),
    ("/é/b", "/é", "b"),
  ])
  func `a path is a directory and a name`(path: String, directory: String, name: String) {
    #expect(FilePath.directory(of: path) == directory)
    #expect(FilePath.name(of: path) == name)
  }

  @Test func `the real path of a missing file goes through the links above it`() {
    let scratch = Scratch()
    mkdir(scratch["real"], 0o700)
    symlink("real", scratch["link"])
    #expect(FilePath.real(scratch["link/deep/favorites"]) == scratch["real/deep/favorites"])
  }

  @Test func `the real path of a dangling link is its target`() {
    let scratch = Scratch()
    symlink("one", scratch["favorites"])
    symlink("later/two", scratch["one"])
    #expect(FilePath.real(scratch["favorites"]) == scratch["later/two"])
  }

  @Test func `links in a circle end somewhere`() {
    let scratch = Scratch()
    symlink("b", scratch["a"])
    symlink("a", scratch["b"])
    #expect(FilePath.real(scratch["a"]).hasPrefix(scratch.path))
  }
}
