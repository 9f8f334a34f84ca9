import Glibc
import System

/// The right to change one favorites file, held until the value goes.
///
/// The lock is on a file of its own, for the favorites file itself is replaced at each save. That
/// file stays: removing it would let two processes hold two locks of one name.
struct FileLock: ~Copyable {
  private let file: FileDescriptor

  /// Takes the lock at `path`, whose directory exists, trying for `patience`.
  ///
  /// `subject` is the path of the file that is locked, for the error's sentence.
  ///
  /// - Throws: `StoreError.busy` when another process keeps it.
  init(
    _ path: String, for subject: String, patience: Duration, system: SystemCalls
  ) throws(StoreError) {
    let file = try system.open(path, O_RDWR | O_CREAT | O_NOFOLLOW, mode: 0o600)
    let descriptor = file.rawValue
    let deadline = ContinuousClock.now + patience
    while true {
      do throws(StoreError) {
        try system.make(.lock, path) { Int(flock(descriptor, LOCK_EX | LOCK_NB)) }
        break
      } catch .system(_, _, EWOULDBLOCK) {
        guard ContinuousClock.now < deadline else {
          throw .busy(path: subject, holder: Self.holder(descriptor))
        }
        usleep(5000)
      }
    }
    Self.sign(descriptor)
    self.file = file
  }

  /// Gives the lock back.
  consuming func release() {}

  private static func sign(_ descriptor: Int32) {
    let name = Array("\(getpid())\n".utf8)
    guard ftruncate(descriptor, 0) == 0 else { return }
    _ = pwrite(descriptor, name, name.count, 0)
  }

  private static func holder(_ descriptor: Int32) -> String {
    var buffer = [UInt8](repeating: 0, count: 16)
    let count = max(pread(descriptor, &buffer, buffer.count, 0), 0)
    let digits = buffer[..<count].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard !digits.isEmpty else { return "another process" }
    return "process \(String(decoding: digits, as: UTF8.self))"
  }
}
