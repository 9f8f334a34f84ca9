import Glibc
import TestSupport
import Testing

/// What code that captured the icon worker could still do.
struct ConfinementProbeTests {
  private let directory = ScratchDirectory()

  /// What the probe reports: the outcome of each attempt by its name.
  private func report() throws -> [String: String] {
    directory.write("secret", "secret")
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    let probe = try ChildProcess(
      [BuiltProgram.path(of: "IconWorkerProbe"), directory.path], descriptors: [1: ends[1]])
    close(ends[1])
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while case let count = read(ends[0], &chunk, chunk.count), count > 0 {
      bytes += chunk[..<count]
    }
    probe.wait()
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    return Dictionary(
      uniqueKeysWithValues: lines.map { line in
        let colon = line.firstIndex(of: ":") ?? line.endIndex
        return (String(line[..<colon]), String(line[colon...].dropFirst(2)))
      })
  }

  @Test func `captured code reaches no file, no network and no process`() throws {
    var report = try report()
    #expect(report.removeValue(forKey: "decode") == "possible")
    if report.removeValue(forKey: "landlock") != "possible" {
      report["read a file of the person"] = nil
      report["read another process"] = nil
    }
    #expect(report.count >= 17)
    for (attempt, outcome) in report { #expect(outcome != "possible", "\(attempt)") }
    let file = try #require(fopen("\(directory.path)/secret", "r"))
    fclose(file)
    #expect(access("\(directory.path)/new", F_OK) != 0)
  }
}
