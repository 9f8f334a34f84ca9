import Freedesktop
import Glibc
import System

/// The program's connection to the session bus, through GDBus.
///
/// A thread of GDBus waits for the bus. For results it makes `descriptor` readable, which is the
/// wake-up descriptor of GLib's main context. So only `poll` waits, and an idle bus wakes nothing.
final class SessionBus: LoopClient {
  /// Replies to the calls.
  let service: BusService
  /// Readable when `dispatch()` has something to do.
  let descriptor: Int32?

  private let gio: GIO
  private var connection: GIO.Object?
  private var name: UInt32 = 0
  private var hasLeft = false

  /// `G_BUS_TYPE_SESSION`.
  private static let session: Int32 = 2

  /// Requests `name` on the bus, without waiting.
  ///
  /// `service` replies from then on.
  ///
  /// The object lives as long as the program.
  ///
  /// - Throws: `LoadingError` if GIO is not installed.
  init(name: String, service: BusService) throws(LoadingError) {
    let gio = try GIO()
    (self.gio, self.service) = (gio, service)
    descriptor = Self.wakeUpDescriptor(gio)
    service.didChange = { [weak self] ids in self?.announce(ids) }
    let owner = Unmanaged.passRetained(self).toOpaque()
    self.name = gio.ownName(
      Self.session, name, 0,
      { connection, _, owner in
        nonisolated(unsafe) let connected = connection
        guard let connected, let bus = SessionBus.from(owner) else { return }
        MainActor.assumeIsolated { bus.didConnect(connected) }
      }, nil, nil, owner, nil)
    dispatch()
  }

  /// The address of the session bus in `environment`; `nil` if there is none.
  ///
  /// Without this check GLib would start a bus of its own.
  nonisolated static func address(in environment: ProcessEnvironment) -> String? {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"] {
      return address.isEmpty ? nil : address
    }
    guard let directory = environment["XDG_RUNTIME_DIR"] else { return nil }
    let socket = "\(directory)/bus"
    return access(socket, F_OK) == 0 ? "unix:path=\(socket)" : nil
  }

  /// Releases the name, so that a window that is opened later can own it.
  func leave() {
    guard !hasLeft else { return }
    hasLeft = true
    gio.disownName(name)
    dispatch()
  }

  func receive(at now: Duration) { dispatch() }

  func advance(to now: Duration) {
    if !hasLeft { service.advance(to: now) }
  }

  /// Dispatches what is ready.
  ///
  /// Never waits.
  func dispatch() {
    while gio.iterate(nil, 0) != 0 {}
  }

  /// The descriptor by which other threads wake this thread, the owner of the default context.
  private static func wakeUpDescriptor(_ gio: GIO) -> Int32 {
    let context = gio.defaultContext()
    _ = gio.acquireContext(context)
    var (priority, timeout, entry) = (Int32(), Int32(), pollfd())
    _ = gio.prepare(context, &priority)
    _ = gio.query(context, priority, &timeout, &entry, 1)
    return entry.fd
  }

  nonisolated private static func from(_ owner: UnsafeMutableRawPointer?) -> SessionBus? {
    owner.map { Unmanaged<SessionBus>.fromOpaque($0).takeUnretainedValue() }
  }
}

extension SessionBus {
  /// Exports the interfaces.
  ///
  /// The name is requested afterward.
  private func didConnect(_ connection: GIO.Object) {
    self.connection = connection
    gio.setExitOnClose(connection, 0)
    guard let node = gio.newNode(BusInterface.introspection, nil) else { return }
    let handler: GIO.MethodHandler = { _, _, _, _, method, values, invocation, owner in
      nonisolated(unsafe) let (given, asked) = (values, invocation)
      guard let method, let given, let asked, let bus = SessionBus.from(owner) else { return }
      let name = String(cString: method)
      MainActor.assumeIsolated { bus.take(name, given, asked) }
    }
    var table = [UnsafeRawPointer?](repeating: nil, count: Self.tableLength)
    table[0] = unsafeBitCast(handler, to: UnsafeRawPointer.self)
    let owner = Unmanaged.passUnretained(self).toOpaque()
    for name in [BusInterface.application, BusInterface.favorites] {
      guard let interface = gio.interface(node, name) else { continue }
      _ = gio.register(connection, BusInterface.path, interface, table, owner, nil, nil)
    }
  }

  /// The size of a `GDBusInterfaceVTable` in words: three functions and eight reserved ones.
  private static let tableLength = 11

  private func take(_ method: String, _ values: GIO.Object, _ invocation: GIO.Object) {
    service.take(gio.call(method, values)) { [gio] answer in
      switch answer {
      case .success(let ids): gio.answer(invocation, ids.map(gio.tuple(of:)))
      case .failure(let refusal):
        gio.refuse(invocation, BusInterface.refusal, refusal.description)
      }
    }
  }

  private func announce(_ ids: [String]) {
    guard let connection else { return }
    _ = gio.emit(
      connection, nil, BusInterface.path, BusInterface.favorites, "Changed", gio.tuple(of: ids),
      nil)
  }
}
