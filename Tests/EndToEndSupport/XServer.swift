import Glibc
import TestSupport

/// A private X server without a screen, ended when nothing holds it any longer.
final class XServer {
  /// The value for `DISPLAY`.
  let name: String
  private let process: ChildProcess
  private let directory: Directory

  /// Starts it with more of Xvfb's options, as `-extension MIT-SHM`.
  init(width: Int = 1280, height: Int = 800, options: [String] = []) async throws {
    let directory = try Directory.temporary()
    let number = directory.file("display")
    let process = try ChildProcess(
      ["Xvfb", "-displayfd", "3", "-noreset", "-ac", "-nolisten", "tcp"]
        + ["-screen", "0", "\(width)x\(height)x24"] + options,
      environment: ["PATH": "/usr/bin:/bin"],
      files: [2: directory.file("log").path, 3: number.path])
    let line = try await awaited("an X server") {
      guard process.poll() == nil else {
        throw EndToEndError("Xvfb ended: \(directory.file("log").text ?? "")")
      }
      return number.text.flatMap { $0.hasSuffix("\n") ? $0 : nil }
    }
    name = ":\(line.dropLast())"
    (self.process, self.directory) = (process, directory)
  }

  deinit {
    directory.remove()
  }

  /// Ends the server at once, as a crash would.
  func crash() async throws {
    process.send(SIGKILL)
    _ = try await process.exit()
  }
}
