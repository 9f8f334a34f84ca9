import Glibc
import System

/// Replies to requests about the program on a socket, for tests and bug reports.
///
/// `GRIDWINDOW_INSPECT` names the socket. A request is one line, and its reply is one line of JSON.
@MainActor final class Inspector {
  /// The variable that names the socket.
  ///
  /// It is for this process only.
  nonisolated static let variable = "GRIDWINDOW_INSPECT"

  private let loop: EventLoop
  private let socket: InspectorSocket
  private static let unknownRequest = "unknown request; there are dump, dump all, idle, metrics"

  private weak var program: (any Inspectable)?
  private var connections: [Int32: InspectorConnection] = [:]

  /// The inspector that the environment asks for; `nil` if it asks for none.
  ///
  /// The variable is removed from the environment, so that no child inherits it.
  ///
  /// - Throws: `InspectorError` if the socket can't be created.
  static func requested(of program: any Inspectable, on loop: EventLoop) throws(InspectorError)
    -> Inspector?
  {
    guard let value = getenv(Self.variable) else { return nil }
    let path = String(cString: value)
    unsetenv(Self.variable)
    return try Inspector(of: program, at: path, on: loop)
  }

  /// Listens at `path` on `loop`.
  ///
  /// - Throws: `InspectorError` if something exists at `path`, or no socket can be created there.
  init(of program: any Inspectable, at path: String, on loop: EventLoop) throws(InspectorError) {
    (self.program, self.loop) = (program, loop)
    socket = try InspectorSocket(at: path)
    loop.watch(socket.descriptor) { [unowned self] in accept() }
  }

  isolated deinit {
    loop.unwatch(socket.descriptor)
    for descriptor in connections.keys { loop.unwatch(descriptor) }
  }

  /// Replies to requests for `idle` if nothing moves.
  ///
  /// Call it after each turn of the loop.
  func turnEnded() {
    let waiting = connections.values.filter(\.awaitsIdle)
    guard !waiting.isEmpty, let program, program.isIdle else { return }
    program.settle()
    guard program.isIdle else { return }
    for connection in waiting {
      connection.awaitsIdle = false
      connection.send(["idle": .bool(true)])
      serve(connection)
    }
  }

  private func accept() {
    switch socket.accept() {
    case .some(let peer):
      let connection = InspectorConnection(peer)
      connections[connection.descriptor] = connection
      serve(connection)
    case nil: break
    }
  }

  /// Replies to complete lines, and then watches for more input, for space to write, or for the
  /// end.
  private func serve(_ connection: InspectorConnection) {
    while let line = connection.nextLine() { answer(line, to: connection) }
    let descriptor = connection.descriptor
    loop.unwatch(descriptor)
    if connection.hasUnsent {
      loop.watch(descriptor, for: .writable) { [unowned self] in
        connection.flush()
        serve(connection)
      }
    } else if connection.wantsInput {
      loop.watch(descriptor) { [unowned self] in
        connection.receive()
        serve(connection)
      }
    } else if !connection.isOpen {
      connections[descriptor] = nil
    }
  }

  private func answer(_ line: ArraySlice<UInt8>, to connection: InspectorConnection) {
    guard let program, let request = InspectorRequest(line) else {
      return connection.send(["error": .string(Self.unknownRequest)])
    }
    program.settle()
    switch request {
    case .dump(let all): connection.send(program.dump(all: all))
    case .metrics: connection.send(program.metrics())
    case .idle where program.isIdle: connection.send(["idle": .bool(true)])
    case .idle: connection.awaitsIdle = true
    }
  }
}
