package import CX11

/// Why the X server can't be used, or why it refused a request.
package enum X11Error: Error, Equatable {
  /// No server answered at the address `name`; `nil` if no address was given.
  case cannotOpenDisplay(name: String?)
  /// No visual of the screen has a pixel format that the program can write.
  case noUsableVisual(depth: Int)
  /// The connection to the server was lost.
  case connectionLost
  /// The server refused a request; `text` is Xlib's text for the error.
  case refused(text: String, request: Int, minor: Int, resource: XID)
}

extension X11Error: CustomStringConvertible {
  /// One sentence that says what happened and what to do.
  package var description: String {
    switch self {
    case .cannotOpenDisplay(nil):
      "there is no X display; set DISPLAY, or start an X server first"
    case .cannotOpenDisplay(let name?):
      "the X display \"\(name)\" can't be opened; check DISPLAY and the permission to connect"
    case .noUsableVisual(let depth):
      "the X screen has \(depth) bits a pixel and no true colors; use one with 15 bits or more"
    case .connectionLost: "the connection to the X server was lost"
    case .refused(let text, let request, let minor, let resource):
      "X error: \(text) (request \(request).\(minor), resource 0x\(String(resource, radix: 16)))"
    }
  }
}

extension X11Error {
  /// The error that the server reported in `event`.
  package init(_ event: XErrorEvent, on display: OpaquePointer) {
    var buffer = [CChar](repeating: 0, count: 128)
    XGetErrorText(display, Int32(event.error_code), &buffer, Int32(buffer.count))
    let text = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    self = .refused(
      text: String(decoding: text, as: UTF8.self), request: Int(event.request_code),
      minor: Int(event.minor_code), resource: event.resourceid)
  }
}

extension X11Error {
  /// Whether the error is about the resource `id`.
  package func concerns(_ id: XID) -> Bool {
    if case .refused(_, _, _, id) = self { true } else { false }
  }
}
