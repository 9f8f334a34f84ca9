import Glibc
import Testing

@testable import System

@Suite struct FileWatcherTests {
  private let scratch = Scratch()

  private func watcher(_ name: String = "favorites") throws -> FileWatcher {
    try FileWatcher(scratch[name])
  }

  @Test func `a file renamed over is seen once`() throws {
    scratch.write("a\n")
    scratch.write("b\n", to: "other")
    let watcher = try watcher()
    #expect(!watcher.changed())
    rename(scratch["other"], scratch["favorites"])
    #expect(watcher.changed())
    #expect(!watcher.changed())
  }

  @Test func `a file written in place is seen when it is closed`() throws {
    let watcher = try watcher()
    let descriptor = open(scratch["favorites"], O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    _ = Glibc.write(descriptor, "a", 1)
    #expect(!watcher.changed())
    close(descriptor)
    #expect(watcher.changed())
  }

  @Test func `removal and a new mode are seen and other files are not`() throws {
    scratch.write("a\n")
    let watcher = try watcher()
    scratch.write("x", to: "other")
    unlink(scratch["other"])
    #expect(!watcher.changed())
    chmod(scratch["favorites"], 0o600)
    #expect(watcher.changed())
    unlink(scratch["favorites"])
    #expect(watcher.changed())
  }

  @Test func `a directory made later is watched`() throws {
    let watcher = try watcher("one/two/favorites")
    mkdir(scratch["one"], 0o700)
    #expect(watcher.changed())
    mkdir(scratch["one/two"], 0o700)
    #expect(watcher.changed())
    scratch.write("a\n", to: "one/two/favorites")
    #expect(watcher.changed())
  }

  @Test func `a directory moved away and made anew is watched`() throws {
    mkdir(scratch["one"], 0o700)
    let watcher = try watcher("one/favorites")
    rename(scratch["one"], scratch["old"])
    #expect(watcher.changed())
    mkdir(scratch["one"], 0o700)
    #expect(watcher.changed())
    scratch.write("a\n", to: "old/favorites")
    #expect(!watcher.changed())
    scratch.write("a\n", to: "one/favorites")
    #expect(watcher.changed())
  }

  @Test func `the target of a link is watched and a new target as well`() throws {
    for name in ["one", "two"] { mkdir(scratch[name], 0o700) }
    scratch.write("a\n", to: "one/favorites")
    symlink("one/favorites", scratch["favorites"])
    let watcher = try watcher()
    scratch.replace("b\n", at: "one/favorites")
    #expect(watcher.changed())
    symlink("two/favorites", scratch["next"])
    rename(scratch["next"], scratch["favorites"])
    #expect(watcher.changed())
    scratch.write("c\n", to: "one/favorites")
    #expect(!watcher.changed())
    scratch.write("d\n", to: "two/favorites")
    #expect(watcher.changed())
  }

  @Test func `a link put in place is seen`() throws {
    scratch.write("a\n", to: "target")
    let watcher = try watcher()
    symlink("target", scratch["favorites"])
    #expect(watcher.changed())
  }

  @Test func `a link above the file that is pointed elsewhere is seen, and followed`() throws {
    for name in ["one", "two"] {
      mkdir(scratch[name], 0o700)
      scratch.write("a\n", to: "\(name)/favorites")
    }
    symlink("one", scratch["config"])
    let watcher = try watcher("config/favorites")
    for target in ["two", "one", "two"] {
      symlink(scratch[target], scratch["next"])
      rename(scratch["next"], scratch["config"])
      #expect(watcher.changed(), "\(target)")
      scratch.replace("b\n", at: "\(target)/favorites")
      #expect(watcher.changed(), "\(target)")
      #expect(!watcher.changed(), "\(target)")
    }
  }

  @Test func `the target of a link above the file may go and come back`() throws {
    mkdir(scratch["real"], 0o700)
    mkdir(scratch["real/deep"], 0o700)
    symlink("real/deep", scratch["config"])
    let watcher = try watcher("config/favorites")
    for _ in 0..<2 {
      rename(scratch["real"], scratch["away"])
      #expect(watcher.changed())
      rename(scratch["away"], scratch["real"])
      #expect(watcher.changed())
      scratch.replace("b\n", at: "real/deep/favorites")
      #expect(watcher.changed())
    }
  }
}
