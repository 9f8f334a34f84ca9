import CX11

/// The program's open window, as one person uses it.
final class Page {
  let desktop: Desktop
  let program: Program
  let inspector: Inspector
  let window: Window
  let pointer: Pointer
  let keyboard: Keyboard
  /// The short names that the favorites must hold in the end, in any order.
  var members: Set<String>
  /// Where everything rested at the last press.
  var resting: Dump?

  init(desktop: Desktop, program: Program, inspector: Inspector, window: Window) {
    (self.desktop, self.program) = (desktop, program)
    (self.inspector, self.window) = (inspector, window)
    pointer = Pointer(desktop.input)
    keyboard = Keyboard(desktop.input)
    members = Set(desktop.sandbox.favorites)
  }

  var sandbox: Sandbox { desktop.sandbox }
  var connection: Connection { desktop.connection }

  func dump() async throws -> Dump { try await inspector.dump() }
  func metrics() async throws -> Metrics { try await inspector.metrics() }
  func idle() async throws { try await inspector.idle() }

  /// The committed order as short names with blanks between.
  func order() async throws -> String { try await dump().order.shortNames }

  /// The order as it shows while something is lifted.
  func proposed() async throws -> String { try await dump().proposed.shortNames }

  func screenshot() throws -> Screenshot { try Screenshot(of: window, connection) }

  /// Waits until `condition` holds of the state.
  @discardableResult
  func until(
    _ what: String, within deadline: Duration = .seconds(30), _ condition: (Dump) -> Bool
  ) async throws -> Dump {
    var toast: String?
    return try await awaited("\(what); the last toast was \(toast ?? "none")", within: deadline) {
      let dump = try await dump()
      toast = dump.toast ?? toast
      return condition(dump) ? dump : nil
    }
  }
}

extension [String] {
  /// Ids as short names with blanks between.
  var shortNames: String { map(\.shortName).joined(separator: " ") }
}
