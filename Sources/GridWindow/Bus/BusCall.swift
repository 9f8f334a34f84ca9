import X11Platform

/// A call as it came from the bus, whose arguments fit the introspection already.
nonisolated struct BusCall: Equatable, Sendable {
  /// The name of the method.
  var method: String
  /// The arguments that are text, in order.
  var texts: [String] = []
  /// The arguments that are numbers, in order.
  var numbers: [Int] = []
  /// What the platform data name as the startup id.
  var startup: StartupID?
}
