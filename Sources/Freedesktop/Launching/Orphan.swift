import Glibc
import System

/// Starts a process whose parent is init, by way of a helper process that lives for a moment.
///
/// The helper is a fork of this process. Between `fork` and `_exit` it only calls `posix_spawn` with
/// prepared arguments, and returns the result in shared memory. So it is safe in a process with threads,
/// and a failed exec is reported with its `errno`.
struct Orphan {
  private let functions: GNUFunctions

  init(_ functions: GNUFunctions) { self.functions = functions }

  /// The id of the new process, or why there is none.
  func spawn(
    _ program: UnsafePointer<CChar>, _ setup: borrowing SpawnSetup,
    arguments: borrowing CStrings, variables: borrowing CStrings
  ) -> Result<pid_t, SystemError> {
    let size = 2 * MemoryLayout<Int32>.size
    let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
    guard let memory, memory != MAP_FAILED else { return .failure(.last) }
    defer { munmap(memory, size) }
    let answer = memory.bindMemory(to: Int32.self, capacity: 2)
    answer[0] = ECHILD

    let (actions, attributes) = (setup.actions, setup.attributes)
    let (argv, envp) = (arguments.pointer, variables.pointer)
    let fork = functions.fork
    let helper = fork()
    if helper == 0 {
      answer[0] = posix_spawn(answer + 1, program, actions, attributes, argv, envp)
      _exit(0)
    }
    guard helper > 0 else { return .failure(.last) }
    while waitpid(helper, nil, 0) < 0, errno == EINTR {}
    return answer[0] == 0 ? .success(answer[1]) : .failure(SystemError(code: answer[0]))
  }
}

/// What `posix_spawn` does in the new process before it runs the program.
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
