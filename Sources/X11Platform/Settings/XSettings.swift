/// The desktop's settings, as the XSETTINGS manager publishes them (XSETTINGS specification 0.5).
package struct XSettings: Equatable {
  private var values: [String: Value] = [:]

  /// The value of a setting.
  private enum Value: Equatable {
    case integer(Int32)
    case text(String)
  }

  /// No settings.
  package init() {}

  /// The settings in the bytes of a `_XSETTINGS_SETTINGS` property.
  ///
  /// Invalid data ends the parsing; the settings before it are kept.
  package init(_ bytes: [UInt8]) {
    var reader = Reader(bytes)
    guard let count = reader.readHeader() else { return }
    for _ in 0..<count {
      guard let (name, value) = reader.readEntry() else { return }
      if let value { values[name] = value }
    }
  }

  /// The integer value of the setting `name`; `nil` if it has none.
  package func integer(_ name: String) -> Int? {
    guard case .integer(let value)? = values[name] else { return nil }
    return Int(value)
  }

  /// The text value of the setting `name`; `nil` if it has none.
  package func text(_ name: String) -> String? {
    guard case .text(let value)? = values[name] else { return nil }
    return value
  }
}

extension XSettings {
  /// The resolution of text in dots per inch; `nil` unless it is positive.
  package var dotsPerInch: Double? {
    integer("Xft/DPI").flatMap { $0 > 0 ? Double($0) / 1024 : nil }
  }

  /// Whether the desktop's theme is dark: by convention, its name ends in “dark”.
  package var isDark: Bool { text("Net/ThemeName")?.lowercased().hasSuffix("dark") ?? false }

  /// The name of the icon theme; `nil` if none is set.
  package var iconTheme: String? { text("Net/IconThemeName").flatMap { $0.isEmpty ? nil : $0 } }

  /// The distance from which a press becomes a drag, in logical pixels; `nil` if it isn't set.
  package var dragThreshold: Int? { integer("Net/DndDragThreshold").flatMap { $0 > 0 ? $0 : nil } }

  /// Whether the user wants animations; true unless they are turned off.
  package var enablesAnimations: Bool { integer("Gtk/EnableAnimations") != 0 }
}

extension XSettings {
  /// Parses the property.
  private struct Reader {
    private var rest: ArraySlice<UInt8>
    private var isBigEndian = false

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    /// Reads the header and returns the number of entries.
    mutating func readHeader() -> UInt32? {
      guard let order = read(4)?.first, order <= 1, read(4) != nil else { return nil }
      isBigEndian = order == 1
      return integer(4)
    }

    /// Reads one entry; its value is `nil` if its type isn't used.
    mutating func readEntry() -> (name: String, value: Value?)? {
      guard let type = read(2)?.first, let length = integer(2), let name = paddedText(length),
        read(4) != nil
      else { return nil }
      switch type {
      case 0: return integer(4).map { (name, .integer(Int32(bitPattern: $0))) }
      case 1: return integer(4).flatMap { paddedText($0) }.map { (name, .text($0)) }
      case 2: return read(8).map { _ in (name, nil) }
      default: return nil
      }
    }

    private mutating func read(_ count: Int) -> ArraySlice<UInt8>? {
      guard rest.count >= count else { return nil }
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }

    private mutating func integer(_ size: Int) -> UInt32? {
      guard let bytes = read(size) else { return nil }
      let ordered = isBigEndian ? Array(bytes) : bytes.reversed()
      return ordered.reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// Text of `length` bytes, followed by padding to a multiple of 4.
    private mutating func paddedText(_ length: UInt32) -> String? {
      guard let bytes = read(Int(length)), read((4 - Int(length) % 4) % 4) != nil else {
        return nil
      }
      return String(validating: bytes, as: UTF8.self)
    }
  }
}
