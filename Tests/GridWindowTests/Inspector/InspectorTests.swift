import Glibc
import System
import TestSupport
import Testing

@testable import GridWindow

@Suite struct InspectorTests {
  private let scratch = ScratchDirectory()
  private var path: String { scratch.path + "/inspect" }

  @Test func `each request is answered on a line of its own after the program has settled`()
    throws
  {
    let (program, loop) = (Program(), EventLoop())
    let inspector = try Inspector(of: program, at: path, on: loop)
    let client = try Client(path)
    client.send("dump\ndump all\nmetrics\nnonsense\n")
    loop.run(inspector)
    #expect(
      client.lines() == [
        #"{"all":false}"#, #"{"all":true}"#, #"{"frames":7}"#,
        #"{"error":"unknown request; there are dump, dump all, idle, metrics"}"#,
      ])
    #expect(program.settled == 3)
  }

  @Test func `idle waits for rest without making others wait`() throws {
    let (program, loop) = (Program(), EventLoop())
    let inspector = try Inspector(of: program, at: path, on: loop)
    program.isIdle = false
    let (patient, other) = (try Client(path), try Client(path))
    patient.send("idle\nmetrics\n")
    other.send("metrics\n")
    loop.run(inspector)
    #expect(patient.lines().isEmpty)
    #expect(other.lines() == [#"{"frames":7}"#])
    program.isIdle = true
    loop.run(inspector)
    #expect(patient.lines() == [#"{"idle":true}"#, #"{"frames":7}"#])
  }

  @Test func `a reader that does not read makes nobody wait and loses nothing`() throws {
    let (program, loop) = (Program(), EventLoop())
    program.padding = String(repeating: "x", count: 100_000)
    let inspector = try Inspector(of: program, at: path, on: loop)
    let (slow, other) = (try Client(path), try Client(path))
    for _ in 0..<10 { slow.send("dump\n") }
    loop.run(inspector)
    other.send("metrics\n")
    loop.run(inspector)
    #expect(other.lines() == [#"{"frames":7}"#])
    var lines: [String] = []
    while lines.count < 10 {
      lines += slow.lines()
      loop.run(inspector)
    }
    #expect(lines.allSatisfy { $0.utf8.count > 100_000 })
  }

  @Test func `a line of more than 4096 bytes ends its connection`() throws {
    let (program, loop) = (Program(), EventLoop())
    let inspector = try Inspector(of: program, at: path, on: loop)
    let client = try Client(path)
    client.send(String(repeating: "a", count: 5000))
    loop.run(inspector)
    #expect(client.lines().isEmpty && client.isClosed)
    #expect(program.settled == 0)
  }

  @Test func `a path that exists is refused and left as it is`() throws {
    scratch.write("inspect", "mine")
    #expect(throws: InspectorError.pathExists(path)) {
      try Inspector(of: Program(), at: path, on: EventLoop())
    }
    #expect(access(path, F_OK) == 0)
    let long = scratch.path + "/" + String(repeating: "a", count: 200)
    #expect(throws: InspectorError.pathTooLong(long)) {
      try Inspector(of: Program(), at: long, on: EventLoop())
    }
  }

  @Test func `the socket is for its user alone and goes with the inspector`() throws {
    let program = Program()
    var inspector: Inspector? = try Inspector(of: program, at: path, on: EventLoop())
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
    withExtendedLifetime(inspector) {}
    inspector = nil
    #expect(access(path, F_OK) != 0)
  }
}

extension EventLoop {
  /// Runs until nothing is ready any more.
  fileprivate func run(_ inspector: Inspector) {
    for _ in 0..<40 {
      wait(until: .zero)
      inspector.turnEnded()
    }
  }
}

/// A program that counts how often it settles.
private final class Program: Inspectable {
  var isIdle = true
  var padding = ""
  private(set) var settled = 0

  func settle() { settled += 1 }
  func metrics() -> JSON { ["frames": .integer(7)] }
  func dump(all: Bool) -> JSON {
    padding.isEmpty ? ["all": .bool(all)] : ["padding": .string(padding)]
  }
}

/// One connection from outside; nothing here waits.
private final class Client {
  private let descriptor: Int32
  private var received: [UInt8] = []
  private(set) var isClosed = false

  struct Failure: Error {}

  init(_ path: String) throws {
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard result == 0 else { throw Failure() }
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  isolated deinit { close(descriptor) }

  func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  /// The whole lines that have come and were not taken yet.
  func lines() -> [String] {
    receive()
    guard let end = received.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
    let lines = received[...end].split(separator: UInt8(ascii: "\n"))
    received.removeSubrange(...end)
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }

  private func receive() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count == 0 { isClosed = true }
      guard count > 0 else { return }
      received += buffer.prefix(count)
    }
  }
}
