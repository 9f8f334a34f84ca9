import CX11

/// A program that publishes the desktop's settings, as the XSETTINGS specification 0.5 has it.
final class SettingsManager {
  enum Value {
    case integer(Int32)
    case text(String)
  }

  private let connection: Connection
  private let window: Window
  private var selection: Atom { connection.atom("_XSETTINGS_S0") }

  init(on connection: Connection) {
    self.connection = connection
    window = connection.makeWindow(Rect(x: 0, y: 0, width: 1, height: 1))
  }

  /// Replaces all settings.
  func publish(_ settings: [(name: String, value: Value)]) {
    var bytes: [UInt8] = [0, 0, 0, 0] + number(0) + number(UInt32(settings.count))
    for (name, value) in settings {
      switch value {
      case .integer(let integer):
        bytes += head(type: 0, name) + number(UInt32(bitPattern: integer))
      case .text(let text):
        bytes += head(type: 1, name) + number(UInt32(text.utf8.count)) + padded(text)
      }
    }
    let property = connection.atom("_XSETTINGS_SETTINGS")
    XChangeProperty(
      connection.display, window, property, property, 8, PropModeReplace, bytes,
      Int32(bytes.count))
    connection.sync()
  }

  /// Becomes the manager and announces that to all programs.
  func announce() {
    XSetSelectionOwner(connection.display, selection, window, Time(CurrentTime))
    connection.send(
      "MANAGER", about: connection.root, to: connection.root, [0, Int(selection), Int(window)],
      mask: StructureNotifyMask)
  }

  /// Ends, and the settings with it.
  func end() { connection.destroy(window) }

  private func head(type: UInt8, _ name: String) -> [UInt8] {
    let count = UInt16(name.utf8.count)
    return [type, 0, UInt8(count & 0xff), UInt8(count >> 8)] + padded(name) + number(0)
  }

  private func padded(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    return bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
  }

  private func number(_ value: UInt32) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian) { Array($0) }
  }
}
