import Glibc

/// A server for one test that prints its address once it is ready; ended with the test.
package final class ReadyProcess: Sendable {
  /// The line it has written to descriptor 3.
  package let line: String
  private let process: ChildProcess

  package struct StartError: Error {}

  /// Starts the program that `arguments` begin with, with the variables `environment`.
  package init(
    _ arguments: [String], environment: [String: String] = ["PATH": "/usr/bin:/bin"]
  ) throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw StartError() }
    defer { close(ends[0]) }
    do {
      defer { close(ends[1]) }
      process = try ChildProcess(arguments, environment: environment, descriptors: [3: ends[1]])
    }
    var answer: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      let count = read(ends[0], &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1, byte != UInt8(ascii: "\n") else { break }
      answer.append(byte)
    }
    line = String(decoding: answer, as: UTF8.self)
    guard !answer.isEmpty else { throw StartError() }
  }

  deinit { end() }

  /// Ends it as a crash would.
  package func end() { process.end() }
}
