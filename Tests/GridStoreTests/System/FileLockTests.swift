import Glibc
import Testing

@testable import GridStore

@Suite struct FileLockTests {
  private let scratch = Scratch()

  private func lock(patience: Duration = .zero) throws -> FileLock {
    try FileLock(scratch["lock"], for: "the file", patience: patience, system: SystemCalls())
  }

  @Test func `a lock is held by one and its holder is told`() throws {
    let first = try lock()
    #expect(throws: StoreError.busy(path: "the file", holder: "process \(getpid())")) {
      _ = try lock(patience: .milliseconds(20))
    }
    first.release()
    try lock().release()
  }

  @Test func `a lock goes with an error thrown while it is held`() throws {
    func fail() throws {
      let held = try lock()
      if getpid() > 0 { throw FileDamage.tooLarge }
      held.release()
    }
    #expect(throws: FileDamage.tooLarge) { try fail() }
    try lock().release()
  }

  @Test func `an unusable runtime directory gives way to the state directory`() throws {
    scratch.write("", to: "run")
    let path = try scratch.directories.lock(of: "/x", system: SystemCalls())
    #expect(path.hasPrefix(scratch["state/"]))
  }
}
