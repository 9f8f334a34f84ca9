import Glibc

/// The lock of the favorites file, held by another process than the program.
final class FavoritesLock {
  private let descriptor: Int32

  /// Acquires the lock; `nil` when the program has not created it yet.
  init?(in sandbox: Sandbox) {
    let directory = Directory(path: "\(sandbox.runtime.path)/gridwindow")
    guard let name = directory.names.first(where: { $0.hasSuffix(".lock") }) else { return nil }
    descriptor = open(directory.file(name).path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Releases the lock.
  func release() { flock(descriptor, LOCK_UN) }
}
