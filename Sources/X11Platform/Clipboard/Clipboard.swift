package import CX11

/// Owns the `CLIPBOARD` selection and serves its text to programs that paste (ICCCM 2.0, section 2).
///
/// The text is lost when another program copies something, and when this program ends.
package final class Clipboard {
  private let display: Display
  private let owner: XID
  private let pieceSize: Int
  private var content: Content?
  private var transfers: [XID: [Transfer]] = [:]

  /// The copied text, and the server time from which this program owns the selection.
  private struct Content {
    let text: String
    let time: UInt32
  }

  /// An incremental transfer of bytes that do not fit into one request.
  private struct Transfer {
    let property: Atom
    let type: Atom
    var rest: ArraySlice<UInt8>
  }

  /// A request for more targets at once is refused.
  private static let mostPairs = 64

  /// A clipboard whose selection is owned by the window `owner`.
  ///
  /// A transfer sends at most `pieceSize` bytes at once; by default, as many as fit into a request.
  package init(on display: Display, owner: XID, pieceSize: Int? = nil) {
    (self.display, self.owner) = (display, owner)
    self.pieceSize = pieceSize ?? max(XMaxRequestSize(display.pointer) * 4 - 256, 256)
  }

  /// Whether this program owns the clipboard.
  var isOwned: Bool { content != nil }

  /// Puts `text` on the clipboard; `time` is the server timestamp of the event that asked for it.
  ///
  /// - Complexity: One round trip.
  package func copy(_ text: String, at time: UInt32) {
    let clipboard = display.atoms[.clipboard]
    XSetSelectionOwner(display.pointer, clipboard, owner, Time(time))
    let isOurs = XGetSelectionOwner(display.pointer, clipboard) == owner
    content = isOurs ? Content(text: text, time: time) : nil
  }

  /// Handles `event` and returns true if it concerns the clipboard.
  package func receive(_ event: XEvent) -> Bool {
    switch event.type {
    case SelectionRequest where event.xselectionrequest.owner == owner:
      respond(to: event.xselectionrequest)
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

  // MARK: Requests

  /// Sends the requestor the property that holds the converted selection, or none if the request is
  /// refused.
  private func respond(to request: XSelectionRequestEvent) {
    // An obsolete requestor names no property; the target atom is then the property.
    let property = request.property == CX11None ? request.target : request.property
    var isServed = false
    _ = display.trapErrors { isServed = serve(request, into: property) }
    var event = XEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = request.requestor
    event.xselection.selection = request.selection
    event.xselection.target = request.target
    event.xselection.time = request.time
    event.xselection.property = isServed ? property : CX11None
    _ = display.trapErrors { XSendEvent(display.pointer, request.requestor, 0, 0, &event) }
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

  /// Whether the server time `time` is not before `other`.
  ///
  /// Server times wrap.
  private static func isSame(_ time: Time, orAfter other: UInt32) -> Bool {
    Int32(bitPattern: UInt32(truncatingIfNeeded: time) &- other) >= 0
  }

  /// Converts each pair of target and property in the property `list`; the property of a refused pair
  /// becomes `None`.
  private func putAll(into list: Atom, of requestor: XID) -> Bool {
    guard var pairs = display.values(of: list, on: requestor), pairs.count.isMultiple(of: 2),
      pairs.count <= Self.mostPairs * 2
    else { return false }
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

  /// The text in Latin-1; `nil` if it has other characters.
  private static func latin1(_ text: String) -> [UInt8]? {
    let bytes = text.unicodeScalars.map { UInt8(exactly: $0.value) }
    return bytes.contains(nil) ? nil : bytes.compactMap(\.self)
  }

  // MARK: Incremental transfers

  private func put(_ bytes: [UInt8], as type: Atom, into property: Atom, of requestor: XID) {
    guard bytes.count > pieceSize else {
      return display.set(property, of: requestor, type: type, bytes: bytes)
    }
    selectEvents(of: requestor, [.propertyChange, .structureNotify])
    transfers[requestor, default: []].append(
      Transfer(property: property, type: type, rest: bytes[...]))
    display.set(
      property, of: requestor, type: display.atoms[.incr], values: [CUnsignedLong(bytes.count)])
  }

  /// Sends the next piece after the requestor has deleted the last one.
  ///
  /// An empty piece is the end.
  private func sendNext(_ event: XPropertyEvent) {
    let requestor = event.window
    guard let index = transfers[requestor]?.firstIndex(where: { $0.property == event.atom }),
      var transfer = transfers[requestor]?[index]
    else { return }
    let piece = transfer.rest.prefix(pieceSize)
    transfer.rest = transfer.rest.dropFirst(piece.count)
    let error = display.trapErrors {
      display.set(transfer.property, of: requestor, type: transfer.type, bytes: Array(piece))
    }
    if piece.isEmpty || error != nil {
      transfers[requestor]?.remove(at: index)
    } else {
      transfers[requestor]?[index] = transfer
    }
    guard transfers[requestor]?.isEmpty ?? true else { return }
    transfers[requestor] = nil
    if error == nil { selectEvents(of: requestor, []) }
  }

  private func selectEvents(of requestor: XID, _ events: CX11EventMask) {
    guard requestor != owner else { return }
    _ = display.trapErrors { XSelectInput(display.pointer, requestor, events.rawValue) }
  }
}
