import Glibc

/// The lock of the favorites file, held by another process than the program.
final class FavoritesLock {
  private let descriptor: Int32

  /// Takes it; `nil` when the program has not made it yet.
  init?(in sandbox: Sandbox) {
    let directory = Directory(path: "\(sandbox.runtime.path)/gridwindow")
    guard let name = directory.names.first(where: { $0.hasSuffix(".lock") }) else { return nil }
    descriptor = open(directory.file(name).path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Gives it back.
  func release() { flock(descriptor, LOCK_UN) }
}
