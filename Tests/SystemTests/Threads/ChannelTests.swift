import Testing

@testable import System

@Suite struct ChannelTests {
  @Test func `messages of several threads arrive once each, in the order of their sender`() throws {
    let channel = try Channel<(sender: Int, number: Int)>()
    let threads = try (0..<4).map { sender in
      Worker(try BackgroundThread { for number in 0..<500 { channel.send((sender, number)) } })
    }
    var numbers = [Int](repeating: 0, count: 4)
    while numbers.reduce(0, +) < 2000, waitForInput(channel.descriptor, milliseconds: 20_000) {
      for message in channel.receive() {
        #expect(message.number == numbers[message.sender])
        numbers[message.sender] += 1
      }
    }
    #expect(numbers == [500, 500, 500, 500])
    _ = threads
  }

  @Test func `its descriptor is readable exactly while messages wait`() throws {
    let channel = try Channel<Int>()
    #expect(!waitForInput(channel.descriptor, milliseconds: 0))
    channel.send(1)
    channel.send(2)
    #expect(waitForInput(channel.descriptor, milliseconds: 0))
    #expect(channel.receive() == [1, 2])
    #expect(!waitForInput(channel.descriptor, milliseconds: 0))
  }
}

/// Keeps a thread in a collection.
private final class Worker: Sendable {
  private let thread: BackgroundThread

  init(_ thread: consuming BackgroundThread) { self.thread = thread }
}
