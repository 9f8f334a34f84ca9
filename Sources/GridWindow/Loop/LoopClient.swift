import System

/// A part of the program that the event loop serves, beside the window.
///
/// It answers through a descriptor, has something to do at a time, or both.
protocol LoopClient: AnyObject {
  /// Readable when `receive(at:)` has something to do; `nil` if there is no descriptor.
  var descriptor: Int32? { get }
  /// When `advance(to:)` has something to do; `nil` for never.
  var deadline: Duration? { get }
  /// Whether the client has work left that the inspector's `idle` waits for.
  var isPending: Bool { get }

  /// Handles what the descriptor reports. Never waits.
  func receive(at now: Duration)
  /// Does what is due at `now`.
  func advance(to now: Duration)
  /// Completes or abandons the work that is left, because the program ends.
  ///
  /// - Returns: One sentence about what was lost; `nil` if nothing was.
  func finish() -> String?
}

extension LoopClient {
  var descriptor: Int32? { nil }
  var deadline: Duration? { nil }
  var isPending: Bool { false }
  func receive(at now: Duration) {}
  func advance(to now: Duration) {}
  func finish() -> String? { nil }
}

/// A descriptor with a handler, as a client of the loop.
final class DescriptorClient: LoopClient {
  let descriptor: Int32?
  private let handler: (Duration) -> Void

  /// A client that calls `handler` when `descriptor` is readable.
  init(_ descriptor: Int32?, handler: @escaping (Duration) -> Void) {
    (self.descriptor, self.handler) = (descriptor, handler)
  }

  func receive(at now: Duration) { handler(now) }
}

/// All clients of the event loop, served in the order in which they were added.
final class LoopClients {
  private let loop: EventLoop
  private let now: () -> Duration
  private var clients: [any LoopClient] = []

  /// Clients of `loop`; `now` tells the time.
  init(of loop: EventLoop, now: @escaping () -> Duration) { (self.loop, self.now) = (loop, now) }

  /// Adds `client` and watches its descriptor.
  func add(_ client: any LoopClient) {
    clients.append(client)
    guard let descriptor = client.descriptor else { return }
    loop.watch(descriptor) { [now] in client.receive(at: now()) }
  }

  /// The earliest deadline of a client; `nil` for never.
  var deadline: Duration? { clients.compactMap(\.deadline).min() }

  /// Whether a client has work left.
  var isPending: Bool { clients.contains(where: \.isPending) }

  /// Lets every client do what is due at `now`.
  func advance(to now: Duration) {
    for client in clients { client.advance(to: now) }
  }

  /// Finishes every client and returns a sentence for each loss.
  func finish() -> [String] { clients.compactMap { $0.finish() } }
}
