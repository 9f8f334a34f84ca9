import X11Platform

/// A method call from the bus.
///
/// Its arguments match the introspection data.
nonisolated struct BusCall: Equatable, Sendable {
  /// The name of the method.
  var method: String
  /// The arguments of type string, in order.
  var texts: [String] = []
  /// The arguments of type integer, in order.
  var numbers: [Int] = []
  /// The startup id in the platform data, if there is one.
  var startup: StartupID?
}
