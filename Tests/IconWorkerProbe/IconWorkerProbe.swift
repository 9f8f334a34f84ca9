import CLinux
import Glibc
import IconLoading

/// A program that confines itself as the icon worker does, tries what captured code would try, and
/// writes a line for each attempt: its name, and the error or `possible`.
@main struct IconWorkerProbe {
  /// Attempts to harm, by what they would reach; each returns -1 and sets `errno` when it fails.
  private let attempts: [(name: String, attempt: () -> Int)]

  static func main() {
    let folder = CommandLine.arguments[1]
    let hasLandlock = call(__NR_landlock_create_ruleset, 0, 0, 1) > 0
    guard IconWorker.confine() else { return }
    report("landlock", hasLandlock)
    for (name, attempt) in IconWorkerProbe(folder: folder).attempts {
      errno = 0
      report(name, attempt() >= 0)
    }
    let drawing = "<svg xmlns='http://www.w3.org/2000/svg'><text y='9'>x</text></svg>"
    report("decode", IconDecoder.decode(Array(drawing.utf8), side: 16) != nil)
  }

  private init(folder: String) {
    let file = "\(folder)/secret"
    attempts = [
      ("read a file of the person", { Int(open(file, O_RDONLY)) }),
      ("read another process", { Int(open("/proc/\(getppid())/environ", O_RDONLY)) }),
      ("write a file", { Int(open(file, O_WRONLY)) }),
      ("make a file", { Int(open("\(folder)/new", O_RDWR | O_CREAT, 0o600)) }),
      ("remove a file", { Int(unlink(file)) }),
      ("rename a file", { Int(rename(file, file + "2")) }),
      ("make a link", { Int(symlink(file, file + "3")) }),
      ("change a mode", { Int(chmod(file, 0o777)) }),
      ("speak to the network", { Int(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)) }),
      ("speak to the session", { Int(socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)) }),
      ("start a process", { Self.call(__NR_clone, Int(SIGCHLD), 0, 0) }),
      ("start a program", { Self.call(__NR_execve, Int(bitPattern: strdup("/bin/true")), 0, 0) }),
      ("signal a process", { Int(kill(getppid(), 0)) }),
      ("trace a process", { Self.call(__NR_ptrace, 16, Int(getppid()), 0) }),
      ("read foreign memory", { Self.call(__NR_process_vm_readv, Int(getppid()), 0, 0) }),
      ("use a keyring", { Self.call(__NR_add_key, 0, 0, 0) }),
      ("make a namespace", { Self.call(__NR_unshare, Int(CLONE_NEWUSER), 0, 0) }),
      ("lift the memory limit", { Self.raiseMemoryLimit() }),
      ("take 512 MiB", { Self.takeMemory() }),
    ]
  }

  /// Maps memory, which no optimization leaves out as it does an unused `malloc`.
  private static func takeMemory() -> Int {
    let access = PROT_READ | PROT_WRITE
    return mmap(nil, 512 << 20, access, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED ? -1 : 0
  }

  private static func raiseMemoryLimit() -> Int {
    var limits = rlimit(rlim_cur: 1 << 40, rlim_max: 1 << 40)
    return Int(setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limits))
  }

  private static func call(_ number: Int32, _ a: Int, _ b: Int, _ c: Int) -> Int {
    CLinuxCall(Int(number), a, b, c, 0)
  }

  private static func report(_ name: String, _ isPossible: Bool) {
    let line = Array(
      "\(name): \(isPossible ? "possible" : String(cString: strerror(errno)))\n".utf8)
    _ = line.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
  }
}
