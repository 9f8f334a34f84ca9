import GridCore
import GridSettings
import X11Platform

/// What another program asks for over the bus.
nonisolated enum BusRequest: Equatable, Sendable {
  /// Something of the window.
  case window(WindowRequest)
  /// The ids of the favorites.
  case list
  /// A change of the favorites.
  case change(FavoriteChange)

  /// The request that `call` makes.
  ///
  /// - Throws: `BusRefusal` when it asks for what there is not.
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

/// What another program asks of the window.
nonisolated enum WindowRequest: Equatable, Sendable {
  /// To come to the front, for the start that the person asked the desktop for.
  case activate(StartupID?)
  /// To begin edit mode.
  case beginEditing
}

/// Why a request was not carried out, in one sentence.
nonisolated struct BusRefusal: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
