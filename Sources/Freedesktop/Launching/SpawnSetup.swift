import Glibc

/// What `posix_spawn` shall do in the new process before the program begins.
struct SpawnSetup: ~Copyable {
  /// glibc's POSIX_SPAWN_SETSID, hidden with `_GNU_SOURCE`.
  private static let newSession: Int32 = 0x80

  let actions: UnsafeMutablePointer<posix_spawn_file_actions_t>
  let attributes: UnsafeMutablePointer<posix_spawnattr_t>

  /// New session, default signals, empty mask, standard input from `/dev/null`, only the three
  /// standard descriptors, and `workingDirectory`.
  init(workingDirectory: String, _ functions: GNUFunctions) {
    actions = .allocate(capacity: 1)
    attributes = .allocate(capacity: 1)
    posix_spawn_file_actions_init(actions)
    posix_spawn_file_actions_addopen(actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    _ = functions.addDirectory(actions, workingDirectory)
    _ = functions.addCloseFrom(actions, STDERR_FILENO + 1)
    var signals = sigset_t()
    posix_spawnattr_init(attributes)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(attributes, &signals)
    let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    posix_spawnattr_setflags(attributes, Int16(Int32(flags) | Self.newSession))
  }

  deinit {
    posix_spawn_file_actions_destroy(actions)
    posix_spawnattr_destroy(attributes)
    actions.deallocate()
    attributes.deallocate()
  }
}
