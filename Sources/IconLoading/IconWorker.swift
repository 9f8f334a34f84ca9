import CLinux
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
  /// The most time of a processor that one worker may take for all its icons, in seconds.
  static let totalProcessorLimit: rlim_t = 60
  /// The most descriptors that the worker may have open.
  static let descriptorLimit: rlim_t = 64

  /// The variables that the worker may know: where libraries and their parts are.
  package static let variables = [
    "LD_LIBRARY_PATH", "GDK_PIXBUF_MODULE_FILE", "FONTCONFIG_FILE", "FONTCONFIG_PATH",
  ]

  /// Answers requests until there are no more.
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

  /// Gives up, for good, all that decoding doesn't need: new privileges, memory beyond a limit,
  /// files but libraries and fonts, and system calls but those of `SystemCallFilter.decoding`.
  ///
  /// - Returns: `false` when the process could still gain privileges. A kernel without Landlock or
  ///   filters is no failure.
  package static func confine() -> Bool {
    guard CLinuxControl(PR_SET_NO_NEW_PRIVS, 1) == 0 else { return false }
    _ = CLinuxControl(PR_SET_PDEATHSIG, UInt(SIGKILL))
    limit(RLIMIT_AS, to: memoryLimit)
    limit(RLIMIT_CORE, to: 0)
    limit(RLIMIT_FSIZE, to: 0)
    limit(RLIMIT_NOFILE, to: descriptorLimit)
    limit(RLIMIT_CPU, to: totalProcessorLimit)
    _ = ReadableFolders.restrict()
    if CLinuxArchitecture() != 0 { _ = SystemCallFilter.decoding.install() }
    return true
  }

  /// Lets the worker be killed when the next icon takes too long, even if the program is gone.
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

  /// Limits the process in a way that it can't take back.
  private static func limit(_ resource: __rlimit_resource, to value: rlim_t) {
    var limits = rlimit()
    let resource = __rlimit_resource_t(resource.rawValue)
    getrlimit(resource, &limits)
    limits.rlim_max = min(value, limits.rlim_max)
    limits.rlim_cur = limits.rlim_max
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
