import CX11
import Glibc
import TestSupport

/// A Japanese input method that a program talks to by XIM: uim with Anthy.
final class InputMethodServer {
  private let process: ChildProcess
  private let connection: Connection

  /// Starts it, and waits until programs can find it.
  init(on desktop: Desktop, in locale: JapaneseLocale) async throws {
    let session = ["DISPLAY": desktop.server.name, "PATH": "/usr/bin:/bin", "HOME": locale.path]
    process = try ChildProcess(
      ["uim-xim", "--engine=anthy"], environment: locale.environment.merging(session) { $1 })
    let connection = desktop.connection
    self.connection = connection
    let selection = connection.atom("@server=uim")
    _ = try await awaited("the input method") { [process] () throws -> Bool? in
      if let status = process.poll() { throw EndToEndError("uim-xim ended with \(status)") }
      let isListed = connection.cardinals("XIM_SERVERS", of: connection.root).contains(selection)
      return isListed && XGetSelectionOwner(connection.display, selection) != 0 ? true : nil
    }
  }

  /// Ends it as a crash would, and waits until the X server knows: a key that is pressed before that
  /// is sent to it, and Xlib waits for its answer.
  func crash() async throws {
    process.send(SIGKILL)
    _ = try await process.exit()
    let selection = connection.atom("@server=uim")
    _ = try await awaited("the end of the input method") { [connection] in
      XGetSelectionOwner(connection.display, selection) == 0 ? true : nil
    }
  }
}

/// The locale ja_JP.UTF-8, compiled into a temporary directory: nothing is installed.
final class JapaneseLocale {
  private let directory: Directory

  init() async throws {
    directory = try Directory.temporary()
    let command = try ChildProcess(
      ["localedef", "-i", "ja_JP", "-f", "UTF-8", "\(directory.path)/ja_JP.UTF-8"],
      environment: ["PATH": "/usr/bin:/bin"])
    guard try await command.exit() == 0 else {
      throw EndToEndError("localedef makes no ja_JP.UTF-8; the package locales has what it needs")
    }
  }

  deinit { directory.remove() }

  /// Where it is; a program of the session may have its home there.
  var path: String { directory.path }

  /// The variables of a session in it that composes by uim.
  var environment: [String: String] {
    [
      "LOCPATH": directory.path, "LC_ALL": "ja_JP.UTF-8", "LANG": "ja_JP.UTF-8",
      "XMODIFIERS": "@im=uim",
    ]
  }
}
