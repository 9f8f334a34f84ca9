import GridCore
import GridSettings
import X11Platform

/// A request of another program over the bus.
nonisolated enum BusRequest: Equatable, Sendable {
  /// A request to the window.
  case window(WindowRequest)
  /// Asks for the ids of the favorites.
  case list
  /// Asks for a change of the favorites.
  case change(FavoriteChange)

  /// The request in `call`.
  ///
  /// - Throws: `BusRefusal` for an unknown action or impossible arguments.
  init(_ call: BusCall) throws(BusRefusal) {
    switch (call.method, call.texts.first) {
    case ("Activate", _): self = .window(.activate(call.startup))
    case ("ActivateAction", "edit"): self = .window(.beginEditing)
    case ("ActivateAction", let name?): throw BusRefusal("there is no action “\(name)”")
    case ("List", _): self = .list
    case ("Add", let id?): self = .change(.add(id, at: try Self.position(in: call)))
    case ("Remove", let id?): self = .change(.remove(id))
    case ("Move", let id?): self = .change(.move(id, to: try Self.position(in: call)))
    case ("Undo", _): self = .change(.undo)
    case ("Redo", _): self = .change(.redo)
    default: throw BusRefusal("\(ProgramInfo.windowClass) opens no files")
    }
  }

  private static func position(in call: BusCall) throws(BusRefusal) -> Position {
    let number = call.numbers.first ?? 0
    guard let position = Position(String(number)) else {
      throw BusRefusal("places count from 1, and -1 is the last one, so not \(number)")
    }
    return position
  }
}

/// A request of another program to the window.
nonisolated enum WindowRequest: Equatable, Sendable {
  /// Raises the window, for the start with this startup id.
  case activate(StartupID?)
  /// Begins edit mode.
  case beginEditing
}

/// Why a request was refused, in one sentence.
nonisolated struct BusRefusal: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
