import Glibc
import System
import TestSupport
import Testing

@testable import DesktopApplications

/// What the log says of files that are no entries, heard where it is written.
struct CatalogProblemReporterTests {
  private let directory = ScratchDirectory()

  /// The lines that reading the applications `times` over writes to a log of `level`.
  private func lines(_ level: Log.Level, times: Int = 1) throws -> [String] {
    let path = directory.write("log", "")
    let file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    defer { close(file) }
    var log = Log(level: level)
    (log.isSystemLog, log.descriptor) = (false, file)
    var reporter = CatalogProblemReporter(log: log)
    for _ in 0..<times {
      reporter.report(ApplicationCatalog(environment: directory.environment()))
    }
    let bytes = (try? RegularFile.bytes(of: path, limit: 1 << 20)) ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func write(_ id: String, _ text: String) {
    directory.write("data/applications/\(id)", text)
  }

  @Test func `a file that is passed over is told once, with its line and the reason`() throws {
    write("nul.desktop", "[Desktop Entry]\nType=Application\nName=a\0b\nExec=x\n")
    write("early.desktop", "Name=x\n[Desktop Entry]\n")
    write("nameless.desktop", "[Desktop Entry]\nType=Application\nExec=x\n")
    directory.writeEntry("code.desktop", name: "Code", "Exec=x %y")
    directory.writeEntry("good.desktop", name: "Good")
    let applications = "gridwindow: \(directory.path)/data/applications"

    #expect(
      try lines(.warning, times: 3).sorted() == [
        "\(applications)/code.desktop: Exec has the unknown field code %y",
        "\(applications)/early.desktop:1: this stands before the first [group] and is ignored",
        "\(applications)/nameless.desktop: the key Name is missing",
        "\(applications)/nul.desktop:3: the value of Name holds a NUL byte",
      ])
  }

  @Test func `what is meant to be so, or could be passed over, is information`() throws {
    write("gone.desktop", "[Desktop Entry]\nHidden=true\n")
    write("link.desktop", "[Desktop Entry]\nType=Link\nName=L\nURL=http://x\n")
    write("crlf.desktop", "[Desktop Entry]\r\nType=Application\r\nName=C\r\nExec=x\r\n")

    #expect(try lines(.warning).isEmpty)
    let told = try lines(.info, times: 2).sorted()
    #expect(told.count == 3)
    #expect(told[0].hasSuffix("crlf.desktop:1: lines end in CR LF; save the file with LF alone"))
    #expect(told[1].hasSuffix("gone.desktop: Hidden=true deletes this application"))
    #expect(told[2].hasSuffix("link.desktop: Type=Link is no application"))
  }
}
