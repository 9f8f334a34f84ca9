import Glibc
import TestSupport
import Testing

@testable import System

@Suite struct FileLockTests {
  private let scratch = Scratch()

  private func lock(timeout: Duration = .zero, _ system: FileSystem = FileSystem()) throws
    -> FileLock
  {
    try FileLock(of: scratch["favorites"], timeout: timeout, system: system)
  }

  @Test func `a lock is held by one`() throws {
    let first = try lock()
    let isHeld = first.isHeld
    #expect(isHeld)
    #expect(throws: FileError.busy(path: scratch["favorites"])) {
      _ = try lock(timeout: .milliseconds(20))
    }
    first.release()
    try lock().release()
  }

  @Test func `a lock leaves nothing behind and needs no file`() throws {
    try lock().release()
    #expect(scratch.names() == [])
  }

  @Test(arguments: [EACCES, EBADF, EINVAL])
  func `where a directory can't be locked all agree on one file`(code: Int32) throws {
    let faults = FileFaults()
    faults.set { [path = scratch.path] _, operation, subject in
      operation == .open && subject == path ? code : nil
    }
    let first = try lock(faults.system)
    #expect(scratch.names() == [".favorites.lock"])
    #expect(throws: FileError.busy(path: scratch["favorites"])) { _ = try lock(faults.system) }
    first.release()
    try lock(faults.system).release()
  }

  @Test func `a file system without locks keeps nobody apart and says so`() throws {
    let faults = FileFaults()
    faults.set { _, operation, _ in operation == .lock ? ENOLCK : nil }
    let first = try lock(faults.system)
    let second = try lock(faults.system)
    let isHeld = first.isHeld || second.isHeld
    #expect(!isHeld)
  }

  private func lock(_ system: FileSystem) throws -> FileLock { try lock(timeout: .zero, system) }
}
