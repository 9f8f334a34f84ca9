import Glibc
import Testing

@testable import System

@Suite struct TransferTests {
  @Test func `a non-blocking pipe takes everything, however slowly it is read`() throws {
    let bytes = (0..<720_000).map { UInt8(truncatingIfNeeded: $0) }
    let received = try DescriptorPair.pipe(flags: O_NONBLOCK).split {
      (reading, writing) throws -> [UInt8] in
      let writer = writing.rawValue
      let thread = try BackgroundThread {
        let isWritten = bytes.withUnsafeBytes { writeAll(writer, $0) }
        #expect(isWritten)
      }
      var received = [UInt8](repeating: 0, count: bytes.count)
      let isRead = received.withUnsafeMutableBytes { readAll(reading.rawValue, into: $0) }
      #expect(isRead)
      thread.join()
      return received
    }
    #expect(received == bytes)
  }

  @Test func `writing ends when the other end is closed`() throws {
    signal(SIGPIPE, SIG_IGN)
    let writing = try DescriptorPair.pipe().split { reading, writing in writing }
    let isWritten = [UInt8(1)].withUnsafeBytes { writeAll(writing.rawValue, $0) }
    #expect(!isWritten && errno == EPIPE)
  }
}
