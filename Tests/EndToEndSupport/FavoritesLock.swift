import Glibc

/// The lock of the favorites file, which is that of its directory, held by another process than the
/// program.
final class FavoritesLock {
  private let descriptor: Int32

  /// Locks the favorites file of `sandbox`; `nil` when that fails.
  init?(in sandbox: Sandbox) {
    descriptor = open("\(sandbox.config.path)/gridwindow", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Releases the lock.
  func release() { flock(descriptor, LOCK_UN) }
}
