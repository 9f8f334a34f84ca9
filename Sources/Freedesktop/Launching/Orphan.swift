import Glibc
import System

/// Starts a process whose parent is init, by way of a helper process that lives for a moment.
///
/// The helper is a fork of this process. Between `fork` and `_exit` it calls nothing but
/// `posix_spawn` with what was made ready before, and answers through shared memory; so it is
/// safe beside other threads, and an exec that fails is known with its `errno`.
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
