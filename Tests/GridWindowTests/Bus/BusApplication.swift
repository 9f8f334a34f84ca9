import Glibc
import Synchronization
import System

@testable import GridWindow

/// An application on a private bus: it has a name, notes how it is called, and answers as it is
/// told, on the thread of its connection.
nonisolated final class BusApplication: Sendable {
  /// What it does when it is called.
  enum Manner: Sendable {
    case answers
    case refuses(String)
    case keepsSilent
  }

  private let manner: Manner
  private let noted = Mutex<[String]>([])
  private let bell: EventDescriptor

  struct Failure: Error {}

  /// An application called `name` on the bus at `address`, for as long as the tests run.
  init(_ name: String, on address: String, _ manner: Manner) throws {
    self.manner = manner
    bell = try EventDescriptor()
    let gio = try GIO()
    var error: GIO.Object?
    guard let connection = gio.connect(address, 1 << 0 | 1 << 3, nil, nil, &error) else {
      throw Failure()
    }
    let library = BusMessages()
    _ = library.addFilter(
      connection,
      { connection, message, isIncoming, application in
        guard let connection, let message, let application, isIncoming != 0 else { return message }
        return Unmanaged<BusApplication>.fromOpaque(application).takeUnretainedValue()
          .take(message, from: connection)
      }, Unmanaged.passRetained(self).toOpaque(), nil)
    let arguments = [gio.newText(name), library.newNumber(0)] as [GIO.Object?]
    let answer = gio.ask(
      connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
      "RequestName", gio.newTuple(arguments, 2), nil, 0, 10_000, nil, &error)
    guard answer != nil else { throw Failure() }
  }

  /// The descriptor that `poll` reports as readable once it was called.
  var descriptor: Int32 { bell.descriptor }

  /// The calls so far: path, interface, method and arguments.
  var calls: [String] { noted.withLock { $0 } }

  private func take(_ message: GIO.Object, from connection: GIO.Object) -> GIO.Object? {
    let library = BusMessages()
    guard library.kind(message) == 1, let interface = library.text(library.interface(message)),
      interface == "org.freedesktop.Application"
    else { return message }
    let parts = [library.path(message), library.member(message)].compactMap(library.text)
    let arguments = library.text(library.print(library.body(message), 0)) ?? ""
    noted.withLock { $0.append("\(parts.joined(separator: " "))\(arguments)") }
    bell.signal()
    let answer: GIO.Object? =
      switch manner {
      case .answers: library.reply(message)
      case .refuses(let reason): library.refusal(message, "org.example.Error", reason)
      case .keepsSilent: nil
      }
    if let answer { _ = library.send(connection, answer, 0, nil, nil) }
    return nil
  }
}

/// The functions of GDBus for single messages.
nonisolated struct BusMessages {
  typealias Object = GIO.Object
  typealias Text = GIO.Text
  typealias Filter =
    @convention(c) (Object?, Object?, Int32, UnsafeMutableRawPointer?) -> Object?

  let addFilter: @convention(c) (Object, Filter, UnsafeMutableRawPointer?, OpaquePointer?) -> UInt32
  let kind: @convention(c) (Object) -> Int32
  let path, member, interface: @convention(c) (Object) -> Text?
  let body: @convention(c) (Object) -> Object?
  let print: @convention(c) (Object?, Int32) -> Text?
  let reply: @convention(c) (Object) -> Object?
  let refusal: @convention(c) (Object, Text, Text) -> Object?
  let send: @convention(c) (Object, Object, UInt32, OpaquePointer?, OpaquePointer?) -> Int32
  let newNumber: @convention(c) (UInt32) -> Object

  init() {
    let library = dlopen("libgio-2.0.so.0", RTLD_NOW)
    func function<T>(_ name: String) -> T { unsafeBitCast(dlsym(library, name), to: T.self) }
    addFilter = function("g_dbus_connection_add_filter")
    kind = function("g_dbus_message_get_message_type")
    path = function("g_dbus_message_get_path")
    member = function("g_dbus_message_get_member")
    interface = function("g_dbus_message_get_interface")
    body = function("g_dbus_message_get_body")
    print = function("g_variant_print")
    reply = function("g_dbus_message_new_method_reply")
    refusal = function("g_dbus_message_new_method_error_literal")
    send = function("g_dbus_connection_send_message")
    newNumber = function("g_variant_new_uint32")
  }

  func text(_ text: Text?) -> String? { text.map { String(cString: $0) } }
}
