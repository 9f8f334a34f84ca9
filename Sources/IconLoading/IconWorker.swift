import CLinux
import Glibc
import System

/// The process that decodes icons, so that a damaged or hostile file harms nothing else.
///
/// `gridwindow --icon-worker` reads requests from standard input, a socket, and replies there. It
/// receives open files, so it needs no paths, and drops its rights before the first request.
package enum IconWorker {
  /// How long the worker waits for a request before it ends, in milliseconds.
  static let idleMilliseconds: Int32 = 1000

  /// The memory limit in bytes.
  static let memoryLimit: rlim_t = 256 << 20
  /// The processor time limit for one icon, in seconds.
  ///
  /// It is longer than the time after which the program kills the worker.
  static let processorLimit: rlim_t = 2
  /// The processor time limit of the process, in seconds.
  static let totalProcessorLimit: rlim_t = 60
  /// The limit of open descriptors.
  static let descriptorLimit: rlim_t = 64

  /// The environment variables that the worker inherits: they say where libraries are.
  package static let variables = [
    "LD_LIBRARY_PATH", "GDK_PIXBUF_MODULE_FILE", "FONTCONFIG_FILE", "FONTCONFIG_PATH",
  ]

  /// Handles requests until there are no more.
  package static func run() {
    closeInheritedDescriptors()
    guard confine() else { return }
    let channel = IconChannel(socket: STDIN_FILENO)
    while let request = channel.receiveRequest(milliseconds: idleMilliseconds) {
      limitProcessorTime()
      let side = Int(request.word)
      let bytes = IconFile.bytes(of: request.takeDescriptor())
      guard channel.send(bytes.flatMap { IconDecoder.decode($0, side: side) }) else { return }
    }
  }

  /// Permanently drops what decoding does not need: new privileges, memory above a limit, all files
  /// except libraries and fonts, and all system calls except those of `SystemCallFilter.decoding`.
  ///
  /// - Returns: `false` if the process could still gain privileges. A kernel without Landlock or
  ///   system call filters is no failure.
  package static func confine() -> Bool {
    guard CLinuxControl(PR_SET_NO_NEW_PRIVS, 1) == 0 else { return false }
    _ = CLinuxControl(PR_SET_PDEATHSIG, UInt(SIGKILL))
    limit(RLIMIT_AS, to: memoryLimit)
    limit(RLIMIT_CORE, to: 0)
    limit(RLIMIT_FSIZE, to: 0)
    limit(RLIMIT_NOFILE, to: descriptorLimit)
    limit(RLIMIT_CPU, to: totalProcessorLimit)
    _ = FileAccessRestriction.apply()
    if CLinuxArchitecture() != 0 { _ = SystemCallFilter.decoding.install() }
    return true
  }

  /// Has the kernel kill the worker if the next icon takes too long, even without the program.
  private static func limitProcessorTime() {
    var usage = rusage()
    getrusage(RUSAGE_SELF.rawValue, &usage)
    let used = rlim_t(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
    var limits = rlimit()
    let resource = __rlimit_resource_t(RLIMIT_CPU.rawValue)
    getrlimit(resource, &limits)
    limits.rlim_cur = min(used + processorLimit, limits.rlim_max)
    setrlimit(resource, &limits)
  }

  /// Sets a limit that the process can't raise again.
  private static func limit(_ resource: __rlimit_resource, to value: rlim_t) {
    var limits = rlimit()
    let resource = __rlimit_resource_t(resource.rawValue)
    getrlimit(resource, &limits)
    limits.rlim_max = min(value, limits.rlim_max)
    limits.rlim_cur = limits.rlim_max
    setrlimit(resource, &limits)
  }

  /// Closes the inherited descriptors except the standard streams.
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
