import Freedesktop
import Glibc
import System

/// Asks the session bus to start an application, on a thread of its own that ends with the answer.
///
/// The connection is one of its own, too: it lasts as long as the question, and its end is nobody
/// else's.
nonisolated final class BusStart: Sendable {
  /// How long an application may take to answer.
  static let patience = Duration.seconds(15)

  /// What became of the question.
  enum Result: Equatable, Sendable {
    /// The application has taken it up.
    case accepted
    /// Nobody has the name, and no service can start it; or there is no bus after all.
    case nobody
    /// It was not done, for this reason.
    case refused(String)
  }

  private let outcomes: Channel<Result>

  /// Makes the call of `activation` on the bus at `address`, whose answer may take `patience`.
  ///
  /// - Throws: `SystemError` when the system has no more threads or descriptors.
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

  /// The descriptor that `poll` reports as readable when `finish()` has an answer.
  var descriptor: Int32 { outcomes.descriptor }

  /// The outcome; without one yet, that of a bus that is not waited for any longer.
  func finish() -> Result { outcomes.receive().last ?? .refused(Self.silence) }

  /// Waits for the outcome, a little longer than an application may take.
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
  /// The errors by which a bus says that nobody has a name, nor can be started to have it.
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
  /// The words of a `GError` in one line, without the mark that GDBus puts before those of others.
  fileprivate func message(of error: Object) -> String {
    _ = stripRemoteError(error)
    let place = UnsafeRawPointer(error).advanced(by: MemoryLayout<(UInt32, Int32)>.size)
    return (place.load(as: Text?.self).map { String(cString: $0) } ?? "")
      .split { $0.isWhitespace }.joined(separator: " ")
  }
}
