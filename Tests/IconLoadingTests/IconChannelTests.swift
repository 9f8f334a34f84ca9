import Glibc
import GridPainting
import System
import TestSupport
import Testing

@testable import IconLoading

struct IconChannelTests {
  private func pair() throws -> (IconChannel, IconChannel) {
    try DescriptorPair.sockets().split { first, second in
      (IconChannel(socket: first.release()), IconChannel(socket: second.release()))
    }
  }

  @Test func `requests and replies arrive as they were sent`() throws {
    let (program, worker) = try pair()
    let directory = ScratchDirectory()
    let file = try RegularFile(directory.write("icon", "content"))
    let isSent = program.send(side: 3, descriptor: file.descriptor.rawValue)
    #expect(isSent)
    switch worker.receiveRequest(milliseconds: 0) {
    case .some(let request):
      #expect(request.word == 3)
      #expect(IconFile.bytes(of: request.takeDescriptor()) == Array("content".utf8))
    case nil: Issue.record("the request did not arrive")
    }
    let pixels = IconPixels(side: 3, words: Array(1...9))
    #expect(worker.send(pixels) && worker.send(nil))
    #expect(try program.receiveReply(side: 3, milliseconds: 0) == pixels)
    #expect(try program.receiveReply(side: 3, milliseconds: 0) == nil)
    close(program.socket)
    close(worker.socket)
  }

  @Test(arguments: [0, 1025, 1 << 31]) func `a side beyond the limits is not taken`(side: Int)
    throws
  {
    let (program, worker) = try pair()
    #expect(program.send(side: side, descriptor: STDERR_FILENO))
    #expect(worker.hasNoRequest)
    close(program.socket)
    close(worker.socket)
  }

  @Test(arguments: [[], [8], [8, 9]]) func `a request without a file is not taken`(words: [UInt32])
    throws
  {
    let (program, worker) = try pair()
    words.withUnsafeBytes { _ = writeAll(program.socket, $0) }
    close(program.socket)
    #expect(worker.hasNoRequest)
    close(worker.socket)
  }

  @Test(arguments: [[2], [4, 1, 2, 3, 4], [3], [3, 1, 2, 3], [UInt32.max]])
  func `a reply of another size or cut short ends the conversation`(words: [UInt32]) throws {
    let (program, worker) = try pair()
    words.withUnsafeBytes { _ = writeAll(worker.socket, $0) }
    close(worker.socket)
    #expect(throws: IconChannel.Broken.self) {
      try program.receiveReply(side: 3, milliseconds: 0)
    }
    close(program.socket)
  }

  @Test func `a reply that does not come ends the conversation`() throws {
    let (program, worker) = try pair()
    #expect(throws: IconChannel.Broken.self) {
      try program.receiveReply(side: 3, milliseconds: 1)
    }
    close(program.socket)
    close(worker.socket)
  }

  @Test func `a reply that trickles ends with its time`() throws {
    let (program, worker) = try pair()
    let trickle = try BackgroundThread {
      for _ in 0..<1000 {
        guard [UInt8(3)].withUnsafeBytes({ writeAll(worker.socket, $0) }) else { return }
        usleep(5000)
      }
    }
    let start = ContinuousClock.now
    #expect(throws: IconChannel.Broken.self) {
      try program.receiveReply(side: 1024, milliseconds: 50)
    }
    #expect(start.duration(to: .now) < .seconds(3))
    close(program.socket)
    trickle.join()
    close(worker.socket)
  }
}

extension IconChannel {
  /// Whether nothing that came is a request.
  fileprivate var hasNoRequest: Bool {
    switch receiveRequest(milliseconds: 0) {
    case .some: false
    case nil: true
    }
  }
}
