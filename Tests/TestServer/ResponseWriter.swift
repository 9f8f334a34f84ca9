import Glibc

/// The open end of a connection, to which a test writes the response.
package struct ResponseWriter: Sendable {
  /// The request.
  package let request: HTTPRequest

  private let connection: Int32

  init(to request: HTTPRequest, on connection: Int32) {
    (self.request, self.connection) = (request, connection)
  }

  /// Sends a complete response without a body.
  package func send(status: Int, header: String? = nil) {
    let more = header.map { $0 + "\r\n" } ?? ""
    send("HTTP/1.1 \(status) Answer\r\n\(more)Content-Length: 0\r\nConnection: close\r\n\r\n")
  }

  /// Sends bytes as they are; `false` when the other side is gone.
  @discardableResult
  package func send(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Waits until the other side has closed the connection, at most for `milliseconds`; `false` when
  /// it has not.
  @discardableResult
  package func awaitEnd(milliseconds: Int32 = 20_000) -> Bool {
    var entry = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, milliseconds) > 0
  }

  /// Resets the connection.
  package func reset() {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(
      connection, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
  }
}
