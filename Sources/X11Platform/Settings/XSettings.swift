/// The desktop's settings as the XSETTINGS manager publishes them.
///
/// The format is that of the XSETTINGS specification 0.5: a byte order, a serial and typed entries.
package struct XSettings: Equatable {
  private var values: [String: Value] = [:]

  /// What a setting is set to.
  private enum Value: Equatable {
    case integer(Int32)
    case text(String)
  }

  /// No setting at all.
  package init() {}

  /// The settings in the bytes of a `_XSETTINGS_SETTINGS` property.
  ///
  /// Damaged bytes end the reading; what came before them is kept.
  package init(_ bytes: [UInt8]) {
    var reader = Reader(bytes)
    guard let count = reader.readHeader() else { return }
    for _ in 0..<count {
      guard let (name, value) = reader.readEntry() else { return }
      if let value { values[name] = value }
    }
  }

  /// The whole number that `name` is set to.
  package func integer(_ name: String) -> Int? {
    guard case .integer(let value)? = values[name] else { return nil }
    return Int(value)
  }

  /// The text that `name` is set to.
  package func text(_ name: String) -> String? {
    guard case .text(let value)? = values[name] else { return nil }
    return value
  }
}

extension XSettings {
  /// The resolution of text in dots an inch, when it is set to a sensible one.
  package var dotsPerInch: Double? {
    integer("Xft/DPI").flatMap { $0 > 0 ? Double($0) / 1024 : nil }
  }

  /// Whether the desktop's theme is a dark one, by the custom of its name.
  package var isDark: Bool { text("Net/ThemeName")?.lowercased().hasSuffix("dark") ?? false }

  /// The name of the icon theme.
  package var iconTheme: String? { text("Net/IconThemeName").flatMap { $0.isEmpty ? nil : $0 } }

  /// How far a press moves before it drags, in logical pixels.
  package var dragThreshold: Int? { integer("Net/DndDragThreshold").flatMap { $0 > 0 ? $0 : nil } }

  /// Whether the person wants motion; true unless switched off.
  package var enablesAnimations: Bool { integer("Gtk/EnableAnimations") != 0 }
}

extension XSettings {
  /// Reads the property from its start to its end.
  private struct Reader {
    private var rest: ArraySlice<UInt8>
    private var isBigEndian = false

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    /// The number of entries.
    mutating func readHeader() -> UInt32? {
      guard let order = take(4)?.first, order <= 1, take(4) != nil else { return nil }
      isBigEndian = order == 1
      return integer(4)
    }

    /// One entry; its value is `nil` when it is of a type nobody here asks for.
    mutating func readEntry() -> (name: String, value: Value?)? {
      guard let type = take(2)?.first, let length = integer(2), let name = padded(length),
        take(4) != nil
      else { return nil }
      switch type {
      case 0: return integer(4).map { (name, .integer(Int32(bitPattern: $0))) }
      case 1: return integer(4).flatMap { padded($0) }.map { (name, .text($0)) }
      case 2: return take(8).map { _ in (name, nil) }
      default: return nil
      }
    }

    private mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
      guard rest.count >= count else { return nil }
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }

    private mutating func integer(_ size: Int) -> UInt32? {
      guard let bytes = take(size) else { return nil }
      let ordered = isBigEndian ? Array(bytes) : bytes.reversed()
      return ordered.reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// Text of `length` bytes, and the padding after it up to a multiple of 4.
    private mutating func padded(_ length: UInt32) -> String? {
      guard let bytes = take(Int(length)), take((4 - Int(length) % 4) % 4) != nil else {
        return nil
      }
      return String(validating: bytes, as: UTF8.self)
    }
  }
}
