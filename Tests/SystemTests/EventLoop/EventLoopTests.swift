import Glibc
import Testing

@testable import System

@Suite struct EventLoopTests {
  @Test func `a handler is called for a readable descriptor, and for no other`() throws {
    let (loop, ready, silent) = (EventLoop(), try Pipe(), try Pipe())
    var called: [String] = []
    loop.watch(ready.reading) { called.append("ready") }
    loop.watch(silent.reading) { called.append("silent") }
    ready.fill()
    loop.wait(until: nil)
    #expect(called == ["ready"])
    loop.unwatch(ready.reading)
    loop.wait(until: .zero)
    #expect(called == ["ready"])
  }

  @Test func `waiting ends at the deadline and not before`() throws {
    let loop = EventLoop()
    let deadline = Duration.monotonicNow + .milliseconds(30)
    loop.wait(until: deadline)
    #expect(Duration.monotonicNow >= deadline)
    #expect(loop.wakeups == 1)
  }

  @Test func `a deadline that has passed does not wait`() {
    let (loop, start) = (EventLoop(), Duration.monotonicNow)
    loop.wait(until: .zero)
    #expect(Duration.monotonicNow - start < .seconds(1))
  }

  @Test func `a handler may take back the watch of another that is ready`() throws {
    let (loop, first, second) = (EventLoop(), try Pipe(), try Pipe())
    var calls = 0
    for pipe in [first, second] {
      loop.watch(pipe.reading) {
        calls += 1
        loop.unwatch(first.reading)
        loop.unwatch(second.reading)
      }
      pipe.fill()
    }
    loop.wait(until: nil)
    #expect(calls == 1)
  }

  @Test func `a handler that reuses the number of a ready descriptor runs no stranger's handler`()
    throws
  {
    let loop = EventLoop()
    let (first, second, silent) = (try Pipe(), try Pipe(), try Pipe())
    var (replaced, strangers) = (0, 0)
    // Whichever handler comes first closes the other's descriptor and opens another file under its
    // number, which has nothing to read.
    for (pipe, other) in [(first, second), (second, first)] {
      loop.watch(pipe.reading) {
        replaced += 1
        guard replaced == 1 else { return }
        loop.unwatch(other.reading)
        dup2(silent.reading, other.reading)
        loop.watch(other.reading) { strangers += 1 }
      }
      pipe.fill()
    }
    loop.wait(until: nil)
    #expect((replaced, strangers) == (1, 0))
    loop.wait(until: .zero)
    #expect((replaced, strangers) == (2, 0))
    silent.fill()
    loop.wait(until: nil)
    #expect(strangers > 0)
  }

  @Test func `a descriptor that was closed without a word is forgotten`() throws {
    let (loop, pipe) = (EventLoop(), try Pipe())
    let copy = dup(pipe.reading)
    loop.watch(copy) { Issue.record("it is closed") }
    close(copy)
    loop.wait(until: nil)
    let start = Duration.monotonicNow
    loop.wait(until: start + .milliseconds(30))
    #expect(Duration.monotonicNow - start >= .milliseconds(30))
  }

  @Test func `a descriptor can be awaited for writing in place of reading`() throws {
    let (loop, pipe) = (EventLoop(), try Pipe())
    var isWritable = false
    loop.watch(pipe.writing, for: .writable) { isWritable = true }
    loop.wait(until: nil)
    #expect(isWritable)
  }
}

/// Two ends of a pipe.
private final class Pipe {
  let reading, writing: Int32

  struct Failure: Error {}

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Failure() }
    (reading, writing) = (ends[0], ends[1])
  }

  deinit {
    close(reading)
    close(writing)
  }

  func fill() {
    var byte: UInt8 = 1
    _ = write(writing, &byte, 1)
  }
}
