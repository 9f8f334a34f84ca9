import Glibc

/// One request as it came, byte for byte.
package struct HTTPRequest: Sendable {
  /// The request line, for example `POST /sort HTTP/1.1`.
  package let line: String
  /// The headers, each a whole line.
  package let headers: [String]
  /// The body.
  package let body: String

  /// The value of the header called `name`, whatever its case.
  package func header(_ name: String) -> String? {
    let start = name.lowercased() + ": "
    let header = headers.first { $0.lowercased().hasPrefix(start) }
    return header.map { String($0.dropFirst(start.count)) }
  }

  /// Reads a request; `nil` when the connection ends before it does.
  init?(from connection: Int32) {
    var bytes: [UInt8] = []
    let end = Array("\r\n\r\n".utf8)
    while bytes.firstRange(of: end) == nil {
      guard Self.receive(into: &bytes, from: connection) else { return nil }
    }
    guard let blank = bytes.firstRange(of: end) else { return nil }
    let head = String(decoding: bytes[..<blank.lowerBound], as: UTF8.self)
    var lines = head.split(separator: "\r\n").map { String($0) }
    line = lines.removeFirst()
    headers = lines
    let length = headers.first { $0.lowercased().hasPrefix("content-length: ") }
    let count = length.flatMap { Int($0.dropFirst(16)) } ?? 0
    while bytes.count < blank.upperBound + count {
      guard Self.receive(into: &bytes, from: connection) else { return nil }
    }
    body = String(decoding: bytes[blank.upperBound...], as: UTF8.self)
  }

  private static func receive(into bytes: inout [UInt8], from connection: Int32) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(connection, &buffer, buffer.count)
    if count > 0 { bytes += buffer[..<count] }
    return count > 0
  }
}
