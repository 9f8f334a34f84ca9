import Glibc
import System

/// The process that decodes icons, so that a damaged or hostile file harms nothing else.
///
/// `gridwindow --icon-worker` takes requests from standard input and answers there, too. It is
/// given open files, so it needs no path, and it gives up what it doesn't need before the first.
package enum IconWorker {
  /// How long the worker waits for the next request before it ends.
  static let idleMilliseconds: Int32 = 1000

  /// The most memory that the worker may use, in bytes.
  static let memoryLimit: rlim_t = 256 << 20
  /// The most time of a processor that one icon may take, in whole seconds and above the time
  /// after which the program kills the worker.
  static let processorLimit: rlim_t = 2

  /// The kernel's PR_SET_NO_NEW_PRIVS, which Swift's `Glibc` module doesn't show, nor `prctl`.
  private static let setNoNewPrivileges: Int32 = 38

  /// Answers requests until there are no more.
  package static func run() {
    closeInheritedDescriptors()
    guard giveUpPrivileges() else { return }
    let channel = IconChannel(socket: STDIN_FILENO)
    while let request = channel.receiveRequest(milliseconds: idleMilliseconds) {
      limitProcessorTime()
      let icon = IconFile(descriptor: request.descriptor)
        .flatMap { IconDecoder.decode($0.bytes, side: request.side) }
      close(request.descriptor)
      guard channel.send(icon) else { return }
    }
  }

  /// Takes on limits that end with the process; `false` when the system knows no such thing.
  private static func giveUpPrivileges() -> Bool {
    typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
    let control: Control? = try? LoadedLibrary("libc.so.6").function("prctl")
    guard control?(Self.setNoNewPrivileges, 1, 0, 0, 0) == 0 else { return false }
    limit(__rlimit_resource_t(RLIMIT_AS.rawValue), to: memoryLimit)
    limit(__rlimit_resource_t(RLIMIT_CORE.rawValue), to: 0)
    return true
  }

  /// Lets the worker be killed when the next icon takes too long, even if the program is gone.
  private static func limitProcessorTime() {
    var usage = rusage()
    getrusage(RUSAGE_SELF.rawValue, &usage)
    let used = rlim_t(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
    limit(__rlimit_resource_t(RLIMIT_CPU.rawValue), to: used + processorLimit)
  }

  private static func limit(_ resource: __rlimit_resource_t, to value: rlim_t) {
    var limits = rlimit()
    getrlimit(resource, &limits)
    limits.rlim_cur = min(value, limits.rlim_max)
    setrlimit(resource, &limits)
  }

  /// Closes what the program that started this one left open, but the three standard streams.
  private static func closeInheritedDescriptors() {
    guard let directory = opendir("/proc/self/fd") else { return }
    var inherited: [Int32] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if let descriptor = Int32(name), descriptor > STDERR_FILENO { inherited.append(descriptor) }
    }
    closedir(directory)
    for descriptor in inherited { close(descriptor) }
  }
}
