import Glibc

/// A connection to the program's inspector: one request a line, one JSON object a line back.
final class Inspector {
  private let descriptor: Int32
  private var received: [UInt8] = []

  /// Connects; nothing when nobody listens at `path` yet.
  init?(_ path: String) {
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
    }
    guard status == 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// The state; with `all` the items scrolled out of the viewport too.
  func dump(all: Bool = false) async throws -> Dump {
    try Dump(await ask(all ? "dump all" : "dump"))
  }

  func metrics() async throws -> Metrics { try Metrics(await ask("metrics")) }

  /// Waits until nothing is pressed, lifted, animating, unsaved or loading.
  func idle() async throws {
    guard try await ask("idle")["idle"] == .bool(true) else {
      throw EndToEndError("the inspector answered idle with something else")
    }
  }

  /// Sends one request and waits for its answer.
  func ask(_ request: String) async throws -> JSON {
    let bytes = Array("\(request)\n".utf8)
    guard send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else {
      throw EndToEndError("the program has closed its inspector")
    }
    let line = try await awaited("an answer to \(request)") { try receiveLine() }
    return try JSONParser.parse(line)
  }

  private func receiveLine() throws -> String? {
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = recv(descriptor, &chunk, chunk.count, Int32(MSG_DONTWAIT))
      guard count != 0 else { throw EndToEndError("the program has closed its inspector") }
      guard count > 0 else { break }
      received += chunk[..<count]
    }
    guard let end = received.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { received.removeSubrange(...end) }
    return String(decoding: received[..<end], as: UTF8.self)
  }
}

/// The counters of the inspector's `metrics`, since the start of the program.
struct Metrics {
  let frames: Int
  let wobbleFrames: Int
  let wakeups: Int
  let drawnPixels: Int
  let saves: Int
  let publishes: Int
  let launches: Int
  let catalogReadings: Int
  let startToFirstFrameMicroseconds: Int

  init(_ json: JSON) throws {
    func count(_ key: String) throws -> Int { Int(try json[key].require(key, \.number)) }
    frames = try count("frames")
    wobbleFrames = try count("wobbleFrames")
    wakeups = try count("wakeups")
    drawnPixels = try count("drawnPixels")
    saves = try count("saves")
    publishes = try count("publishes")
    launches = try count("launches")
    catalogReadings = try count("catalogReadings")
    startToFirstFrameMicroseconds = try count("startToFirstFrameMicroseconds")
  }
}
