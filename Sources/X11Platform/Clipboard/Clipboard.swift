package import CX11

/// The text this program has put on the clipboard, served to those who paste: ICCCM 2.0 section 2.
///
/// It is gone when another program copies something, and when this program ends.
package final class Clipboard {
  private let display: Display
  private let owner: XID
  private let pieceSize: Int
  private var content: Content?
  private var transfers: [XID: [Transfer]] = [:]

  /// What is owned: the bytes, and the server time since when.
  private struct Content {
    let text: String
    let time: UInt32
  }

  /// Bytes that are on their way in pieces, because they are more than a request may hold.
  private struct Transfer {
    let property: Atom
    let type: Atom
    var rest: ArraySlice<UInt8>
  }

  /// A clipboard in the name of the window `owner`, which hands over `pieceSize` bytes at most at
  /// once; without it, what a request may hold.
  package init(on display: Display, owner: XID, pieceSize: Int? = nil) {
    (self.display, self.owner) = (display, owner)
    self.pieceSize = pieceSize ?? max(XMaxRequestSize(display.pointer) * 4 - 256, 256)
  }

  /// Whether pasting gets a text of this program.
  var isOwned: Bool { content != nil }

  /// Puts `text` on the clipboard, because of an event at the server time `time`.
  ///
  /// - Complexity: One round trip.
  package func copy(_ text: String, at time: UInt32) {
    let clipboard = display.atoms[.clipboard]
    XSetSelectionOwner(display.pointer, clipboard, owner, Time(time))
    let isOurs = XGetSelectionOwner(display.pointer, clipboard) == owner
    content = isOurs ? Content(text: text, time: time) : nil
  }

  /// Takes up an event, and returns whether it was about the clipboard.
  package func receive(_ event: XEvent) -> Bool {
    switch event.type {
    case SelectionRequest where event.xselectionrequest.owner == owner:
      answer(event.xselectionrequest)
    case SelectionClear
    where event.xselectionclear.window == owner
      && event.xselectionclear.selection == display.atoms[.clipboard]:
      content = nil
    case PropertyNotify where transfers[event.xproperty.window] != nil:
      if event.xproperty.state == PropertyDelete { sendNext(event.xproperty) }
    case DestroyNotify where transfers[event.xdestroywindow.window] != nil:
      transfers[event.xdestroywindow.window] = nil
    default: return false
    }
    return true
  }

  // MARK: Answering

  /// Tells the asking program which property holds what it asked for; none when it is refused.
  private func answer(_ request: XSelectionRequestEvent) {
    // A program of the time before ICCCM names no property and means that of the target's name.
    let property = request.property == CX11None ? request.target : request.property
    var isServed = false
    _ = display.trapping { isServed = serve(request, into: property) }
    var event = XEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = request.requestor
    event.xselection.selection = request.selection
    event.xselection.target = request.target
    event.xselection.time = request.time
    event.xselection.property = isServed ? property : CX11None
    _ = display.trapping { XSendEvent(display.pointer, request.requestor, 0, 0, &event) }
  }

  private func serve(_ request: XSelectionRequestEvent, into property: Atom) -> Bool {
    guard let content, request.selection == display.atoms[.clipboard],
      request.time == CX11CurrentTime || Self.isSame(request.time, orAfter: content.time)
    else { return false }
    guard request.target == display.atoms[.multiple] else {
      return put(request.target, into: property, of: request.requestor)
    }
    guard request.property != CX11None else { return false }
    return putAll(into: property, of: request.requestor)
  }

  /// Whether a server time is not before another one; the times wrap.
  private static func isSame(_ time: Time, orAfter other: UInt32) -> Bool {
    Int32(bitPattern: UInt32(truncatingIfNeeded: time) &- other) >= 0
  }

  /// Serves the pairs of target and property that a property lists; refused ones become `None`.
  private func putAll(into list: Atom, of requestor: XID) -> Bool {
    guard var pairs = display.values(of: list, on: requestor), pairs.count.isMultiple(of: 2) else {
      return false
    }
    for index in stride(from: 0, to: pairs.count, by: 2)
    where !put(Atom(pairs[index]), into: Atom(pairs[index + 1]), of: requestor) {
      pairs[index + 1] = 0
    }
    display.set(
      list, of: requestor, type: display.atoms[.atomPair], values: pairs.map { CUnsignedLong($0) })
    return true
  }

  private func put(_ target: Atom, into property: Atom, of requestor: XID) -> Bool {
    guard let content, property != CX11None else { return false }
    let atoms = display.atoms
    switch target {
    case atoms[.targets]:
      display.set(property, of: requestor, type: XA_ATOM, values: targets(of: content))
    case atoms[.timestamp]:
      display.set(
        property, of: requestor, type: XA_INTEGER, values: [CUnsignedLong(content.time)])
    case atoms[.utf8String], atoms[.plainText]:
      put(Array(content.text.utf8), as: target, into: property, of: requestor)
    case XA_STRING:
      guard let bytes = Self.latin1(content.text) else { return false }
      put(bytes, as: target, into: property, of: requestor)
    default: return false
    }
    return true
  }

  private func targets(of content: Content) -> [CUnsignedLong] {
    let names: [AtomName] = [.targets, .timestamp, .multiple, .utf8String, .plainText]
    return names.map { display.atoms[$0] } + (Self.latin1(content.text) == nil ? [] : [XA_STRING])
  }

  /// The text in Latin-1, or `nil` when it has other characters.
  private static func latin1(_ text: String) -> [UInt8]? {
    let bytes = text.unicodeScalars.map { UInt8(exactly: $0.value) }
    return bytes.contains(nil) ? nil : bytes.compactMap(\.self)
  }

  // MARK: Pieces

  private func put(_ bytes: [UInt8], as type: Atom, into property: Atom, of requestor: XID) {
    guard bytes.count > pieceSize else {
      return display.set(property, of: requestor, type: type, bytes: bytes)
    }
    listen(to: requestor, [.propertyChange, .structureNotify])
    transfers[requestor, default: []].append(
      Transfer(property: property, type: type, rest: bytes[...]))
    display.set(
      property, of: requestor, type: display.atoms[.incr], values: [CUnsignedLong(bytes.count)])
  }

  /// Sends the next piece after the last one was taken; an empty one is the end.
  private func sendNext(_ event: XPropertyEvent) {
    let requestor = event.window
    guard let index = transfers[requestor]?.firstIndex(where: { $0.property == event.atom }),
      var transfer = transfers[requestor]?[index]
    else { return }
    let piece = transfer.rest.prefix(pieceSize)
    transfer.rest = transfer.rest.dropFirst(piece.count)
    let error = display.trapping {
      display.set(transfer.property, of: requestor, type: transfer.type, bytes: Array(piece))
    }
    if piece.isEmpty || error != nil {
      transfers[requestor]?.remove(at: index)
    } else {
      transfers[requestor]?[index] = transfer
    }
    guard transfers[requestor]?.isEmpty ?? true else { return }
    transfers[requestor] = nil
    if error == nil { listen(to: requestor, []) }
  }

  private func listen(to requestor: XID, _ events: CX11EventMask) {
    guard requestor != owner else { return }
    _ = display.trapping { XSelectInput(display.pointer, requestor, events.rawValue) }
  }
}
