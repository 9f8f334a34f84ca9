import Glibc
import System

/// Answers questions about the program on a socket: for tests and bug reports.
///
/// `GRIDWINDOW_INSPECT` names the socket. One request a line, one JSON object a line back.
@MainActor final class Inspector {
  /// The variable that names the socket; it is meant for this process alone.
  nonisolated static let variable = "GRIDWINDOW_INSPECT"

  private let loop: EventLoop
  private let socket: InspectorSocket
  private static let unknownRequest = "unknown request; there are dump, dump all, idle, metrics"

  private weak var program: (any Inspectable)?
  private var connections: [Int32: InspectorConnection] = [:]

  /// The inspector that the environment asks for, or `nil` when it asks for none.
  ///
  /// The variable is taken out of the environment, so that no child inherits it.
  ///
  /// - Throws: `InspectorError` when the socket can't be made.
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
  /// - Throws: `InspectorError` when there is something at `path` already, or no socket can be
  ///   made there.
  init(of program: any Inspectable, at path: String, on loop: EventLoop) throws(InspectorError) {
    (self.program, self.loop) = (program, loop)
    socket = try InspectorSocket(at: path)
    loop.watch(socket.descriptor) { [unowned self] in accept() }
  }

  isolated deinit {
    loop.unwatch(socket.descriptor)
    for descriptor in connections.keys { loop.unwatch(descriptor) }
  }

  /// Answers those who wait for `idle` when nothing moves; to be called after each turn of the
  /// loop.
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

  /// Answers the lines that have come, and waits for more, for room, or for the end.
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
