import Glibc
import Synchronization

/// A real HTTP server on 127.0.0.1 with responses that a test defines.
///
///     let server = TestServer { answer in answer.send(status: 200) }
///     // … something is sent to server.url
///     server.requests[0].body == "a=b"
package final class TestServer: Sendable {
  /// The port that it listens at.
  package let port: UInt16

  private let listener: Int32
  private let behavior: @Sendable (ResponseWriter) -> Void
  private let state = Mutex(State())
  private let arrivals: (reading: Int32, writing: Int32)

  private struct State {
    var requests: [HTTPRequest] = []
    var connections: Set<Int32> = []
    var mostOpen = 0
  }

  /// A server that calls `behavior`, on a thread for each connection, once a whole request has
  /// come; the connection is closed when it returns.
  package init(_ behavior: @escaping @Sendable (ResponseWriter) -> Void) {
    self.behavior = behavior
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    port = Self.listen(listener)
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    ends.forEach(keepFromChildren)
    arrivals = (ends[0], ends[1])
    let listener = listener
    Thread.run { [weak self] in
      // Closed by the thread that uses it, so that its number isn't reused before.
      defer { close(listener) }
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { return }
        keepFromChildren(connection)
        guard let server = self else {
          close(connection)
          return
        }
        Thread.run { server.serve(connection) }
      }
    }
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(arrivals.reading)
    close(arrivals.writing)
  }

  /// The address of the form's target on this server.
  package var url: String { "http://127.0.0.1:\(port)/docinfo/channel/sort" }

  /// The whole requests that have come, in their order.
  package var requests: [HTTPRequest] { state.withLock { $0.requests } }

  /// The most connections that the other side had open at the same time.
  package var mostOpen: Int { state.withLock { $0.mostOpen } }

  /// Waits for one more whole request; `false` when none comes in `seconds`.
  package func awaitRequest(seconds: Int32 = 20) -> Bool {
    var entry = pollfd(fd: arrivals.reading, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, seconds * 1000) > 0 else { return false }
    var byte: UInt8 = 0
    return read(arrivals.reading, &byte, 1) == 1
  }

  private func serve(_ connection: Int32) {
    state.withLock { state in
      state.connections.insert(connection)
      state.mostOpen = max(state.mostOpen, state.connections.count(where: Self.isOpen))
    }
    if let request = HTTPRequest(from: connection) {
      state.withLock { $0.requests.append(request) }
      var byte: UInt8 = 1
      _ = write(arrivals.writing, &byte, 1)
      behavior(ResponseWriter(to: request, on: connection))
    }
    _ = state.withLock { $0.connections.remove(connection) }
    close(connection)
  }

  /// Whether the other side has not closed the connection.
  private static func isOpen(_ connection: Int32) -> Bool {
    var byte: UInt8 = 0
    let count = recv(connection, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
    return count > 0 || (count < 0 && errno == EAGAIN)
  }

  /// Listens at a port that the system chooses, and returns it.
  private static func listen(_ listener: Int32) -> UInt16 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        _ = bind(listener, address, size)
        _ = Glibc.listen(listener, 16)
        _ = getsockname(listener, address, &size)
      }
    }
    return UInt16(bigEndian: address.sin_port)
  }
}

/// Makes a program that is started later not inherit `descriptor`, which would stay open there.
func keepFromChildren(_ descriptor: Int32) { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }

/// A detached thread.
enum Thread {
  static func run(_ work: @escaping @Sendable () -> Void) {
    let box = Unmanaged.passRetained(Work(work))
    var thread = pthread_t()
    pthread_create(&thread, nil, runWork, box.toOpaque())
    pthread_detach(thread)
  }
}

private final class Work: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

private func runWork(_ box: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let box { Unmanaged<Work>.fromOpaque(box).takeRetainedValue().run() }
  return nil
}
