import CX11

extension XSettings {
  /// The settings that the manager of the display's screen publishes; empty without a manager.
  ///
  /// - Complexity: Three round trips.
  package init(of display: Display) {
    self.init()
    let owner = XGetSelectionOwner(display.pointer, display.atoms[.xsettingsSelection])
    guard owner != CX11None else { return }
    if let bytes = display.bytes(of: .xsettingsSettings, on: owner) { self.init(bytes) }
  }
}

extension Display {
  /// The current value of `Xft.dpi` in the server's resources; `nil` unless it is a positive number.
  ///
  /// - Complexity: Two round trips.
  package var resourceDotsPerInch: Double? {
    guard let bytes = bytes(of: .resourceManager, on: root) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    XrmInitialize()
    guard let database = XrmGetStringDatabase(text) else { return nil }
    defer { XrmDestroyDatabase(database) }
    var (type, value): (UnsafeMutablePointer<CChar>?, XrmValue) = (nil, XrmValue())
    guard XrmGetResource(database, "Xft.dpi", "Xft.Dpi", &type, &value) != 0,
      let address = value.addr
    else { return nil }
    return Double(String(cString: address)).flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }
}
