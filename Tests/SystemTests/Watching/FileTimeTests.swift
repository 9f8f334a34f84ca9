import Glibc
import Testing

@testable import System

struct FileTimeTests {
  private let directory = Scratch()

  /// Gives the directory the time stamp `moment`.
  private func stamp(_ moment: timespec) {
    let times = [moment, moment]
    #expect(utimensat(AT_FDCWD, directory.path, times, 0) == 0)
  }

  @Test func `a name that comes or goes after a moment is a change since then`() {
    stamp(timespec(tv_sec: 1, tv_nsec: 0))
    let before = FileTime.now
    #expect(!FileTime.isChanged(directory.path, since: before))
    let file = directory.write("", to: "a")
    #expect(FileTime.isChanged(directory.path, since: before))
    stamp(timespec(tv_sec: 1, tv_nsec: 0))
    unlink(file)
    #expect(FileTime.isChanged(directory.path, since: before))
  }

  @Test func `what is written into a file that is there changes no directory`() {
    directory.write("1", to: "a")
    stamp(timespec(tv_sec: 1, tv_nsec: 0))
    let before = FileTime.now
    directory.write("2", to: "a")
    #expect(!FileTime.isChanged(directory.path, since: before))
  }

  @Test func `a directory that is not there is not changed`() {
    let before = FileTime.now
    #expect(!FileTime.isChanged("\(directory.path)/none", since: before))
  }

  @Test func `moments are in the order in which they are taken`() {
    let (one, other) = (FileTime.now, FileTime.now)
    #expect(one <= other)
  }
}
