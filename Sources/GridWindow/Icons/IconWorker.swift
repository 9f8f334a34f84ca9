import Glibc

/// The process that decodes icons, so that a damaged or hostile file harms nothing else.
///
/// `gridwindow --icon-worker` reads requests from standard input and answers on standard output.
nonisolated enum IconWorker {
  /// How long the worker waits for the next request before it ends.
  static let idleMilliseconds: Int32 = 1000

  /// Answers requests until there are no more.
  static func run() {
    closeInheritedDescriptors()
    let channel = IconChannel(input: STDIN_FILENO, output: STDOUT_FILENO)
    while let request = channel.receiveRequest(milliseconds: idleMilliseconds) {
      guard channel.send(IconDecoder.decode(request)) else { return }
    }
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
