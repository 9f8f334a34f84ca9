import Glibc
import Testing

@testable import GridWindow

nonisolated struct IconChannelTests {
  private func pair() throws -> (IconChannel, IconChannel) {
    let (first, second) = try socketPair()
    return (
      IconChannel(input: first, output: first), IconChannel(input: second, output: second)
    )
  }

  @Test func `requests and replies arrive as they were sent`() throws {
    let (program, worker) = try pair()
    let request = IconChannel.Request(side: 3, path: "/tmp/ü b.png")
    #expect(program.send(request))
    #expect(worker.receiveRequest(milliseconds: 0) == request)
    let pixels = IconPixels(side: 3, words: Array(1...9))
    #expect(worker.send(pixels) && worker.send(nil))
    #expect(try program.receiveReply(side: 3, milliseconds: 0) == pixels)
    #expect(try program.receiveReply(side: 3, milliseconds: 0) == nil)
    close(program.input)
    close(worker.input)
  }

  @Test(arguments: [[0, 1], [1, 0], [1025, 1], [1, 4097], [UInt32.max, UInt32.max], [1]])
  func `a request beyond the limits is not taken`(words: [UInt32]) throws {
    let (program, worker) = try pair()
    words.withUnsafeBytes { _ = writeAll(program.output, $0) }
    close(program.output)
    #expect(worker.receiveRequest(milliseconds: 0) == nil)
    close(worker.input)
  }

  @Test(arguments: [[2], [4, 1, 2, 3, 4], [3], [3, 1, 2, 3], [UInt32.max]])
  func `a reply of another size or cut short ends the conversation`(words: [UInt32]) throws {
    let (program, worker) = try pair()
    words.withUnsafeBytes { _ = writeAll(worker.output, $0) }
    close(worker.output)
    #expect(throws: IconChannel.Broken.self) {
      try program.receiveReply(side: 3, milliseconds: 0)
    }
    close(program.input)
  }

  @Test func `a reply that does not come ends the conversation`() throws {
    let (program, worker) = try pair()
    #expect(throws: IconChannel.Broken.self) {
      try program.receiveReply(side: 3, milliseconds: 1)
    }
    close(program.input)
    close(worker.input)
  }
}
