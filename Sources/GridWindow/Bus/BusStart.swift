import Freedesktop
import Glibc
import System

/// Asks the session bus to start an application, on a thread of its own with a connection of its
/// own.
///
/// The thread ends after the reply.
nonisolated final class BusStart: Sendable {
  /// How long an application may take to reply.
  static let patience = Duration.seconds(15)

  /// The result of the request.
  enum Result: Equatable, Sendable {
    /// The application accepted the request.
    case accepted
    /// Nobody owns the name and no service can start it, or there is no bus.
    case nobody
    /// The request was refused, for this reason.
    case refused(String)
  }

  private let outcomes: Channel<Result>

  /// Calls the method of `activation` on the bus at `address` and waits up to `patience` for the
  /// reply.
  ///
  /// - Throws: `SystemError` if the system has no thread or descriptor left.
  init(
    _ activation: BusActivation, on address: String, patience: Duration = BusStart.patience
  ) throws(SystemError) {
    let outcomes = try Channel<Result>()
    let milliseconds = Int32(patience / .milliseconds(1))
    _ = try BackgroundThread {
      outcomes.send(Self.outcome(of: activation, on: address, milliseconds))
    }
    self.outcomes = outcomes
  }

  /// Readable when `finish()` has a result.
  var descriptor: Int32 { outcomes.descriptor }

  /// The result, or a refusal if there is no result yet.
  func finish() -> Result { outcomes.receive().last ?? .refused(Self.silence) }

  /// Waits for the result, a little longer than an application may take.
  func wait() -> Result {
    let patience = Self.patience + .milliseconds(500)
    _ = waitForInput(descriptor, milliseconds: Int32(patience / .milliseconds(1)))
    return finish()
  }

  private static let silence = "it did not answer on the session bus in time"
}

// MARK: On the thread

nonisolated extension BusStart {
  /// `G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT` and `…_MESSAGE_BUS_CONNECTION`.
  private static let connectionFlags: UInt32 = 1 << 0 | 1 << 3
  /// `G_IO_ERROR_TIMED_OUT`.
  private static let timedOut: Int32 = 24
  /// The D-Bus errors which say that nobody owns a name and no service can start it.
  private static let namesOfNobody = [
    "org.freedesktop.DBus.Error.ServiceUnknown", "org.freedesktop.DBus.Error.NameHasNoOwner",
  ]

  private static func outcome(
    of activation: BusActivation, on address: String, _ milliseconds: Int32
  ) -> Result {
    guard let gio = try? GIO() else { return .nobody }
    var error: GIO.Object?
    guard let connection = gio.connect(address, connectionFlags, nil, nil, &error) else {
      error.map(gio.freeError)
      return .nobody
    }
    defer { gio.unrefObject(connection) }
    let answer = gio.ask(
      connection, activation.name, activation.path, BusActivation.interface, activation.method,
      gio.arguments(of: activation), nil, 0, milliseconds, nil, &error)
    if let answer {
      gio.unref(answer)
      return .accepted
    }
    guard let error else { return .nobody }
    defer { gio.freeError(error) }
    return outcome(of: error, gio)
  }

  private static func outcome(of error: GIO.Object, _ gio: GIO) -> Result {
    guard let name = gio.remoteErrorName(error) else {
      return gio.matches(error, gio.errorDomain(), timedOut) != 0 ? .refused(silence) : .nobody
    }
    defer { gio.freeText(name) }
    let text = String(cString: name)
    if namesOfNobody.contains(text) { return .nobody }
    let sentence = gio.message(of: error)
    return .refused(sentence.isEmpty ? "it answered with the error \(text)" : sentence)
  }
}

nonisolated extension GIO {
  /// The message of a `GError` in one line, without the prefix that GDBus adds to remote errors.
  fileprivate func message(of error: Object) -> String {
    _ = stripRemoteError(error)
    let place = UnsafeRawPointer(error).advanced(by: MemoryLayout<(UInt32, Int32)>.size)
    return (place.load(as: Text?.self).map { String(cString: $0) } ?? "")
      .split { $0.isWhitespace }.joined(separator: " ")
  }
}
