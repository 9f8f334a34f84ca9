import TestSupport
import Testing

@testable import X11Platform

@Suite struct XSettingsTests {
  @Test(arguments: [false, true])
  func `settings of every type are read in both byte orders`(isBigEndian: Bool) {
    var property = Property(isBigEndian: isBigEndian)
    property.add("Xft/DPI", .integer(196_608))
    property.add("Net/CursorBlink", .color)
    property.add("Net/ThemeName", .text("Yaru-dark"))
    property.add("Gtk/EnableAnimations", .integer(0))
    let settings = XSettings(property.bytes)
    #expect(settings.dotsPerInch == 192)
    #expect(settings.isDark)
    #expect(!settings.enablesAnimations)
    #expect(settings.integer("Net/CursorBlink") == nil)
    #expect(settings.text("Net/ThemeName") == "Yaru-dark")
    #expect(settings.integer("Net/ThemeName") == nil)
  }

  @Test func `without settings everything is as usual`() {
    let settings = XSettings([])
    #expect(settings.dotsPerInch == nil && settings.iconTheme == nil)
    #expect(settings.dragThreshold == nil && settings.enablesAnimations && !settings.isDark)
  }

  @Test(arguments: [0, -1, .min] as [Int32])
  func `senseless numbers count as unset`(number: Int32) {
    var property = Property(isBigEndian: false)
    property.add("Xft/DPI", .integer(number))
    property.add("Net/DndDragThreshold", .integer(number))
    let settings = XSettings(property.bytes)
    #expect(settings.dotsPerInch == nil)
    #expect(settings.dragThreshold == nil)
  }

  @Test(arguments: [("Adwaita", false), ("Adwaita-dark", true), ("Arc-Dark", true), ("", false)])
  func `a dark theme is told by the end of its name`(name: String, isDark: Bool) {
    var property = Property(isBigEndian: false)
    property.add("Net/ThemeName", .text(name))
    #expect(XSettings(property.bytes).isDark == isDark)
  }

  @Test func `cut bytes keep the settings before the cut and never trap`() {
    var property = Property(isBigEndian: false)
    property.add("Net/IconThemeName", .text("Papirus"))
    property.add("Net/DndDragThreshold", .integer(12))
    let whole = property.bytes
    for count in 0..<whole.count {
      let settings = XSettings(Array(whole.prefix(count)))
      #expect(settings.dragThreshold == nil)
      #expect(settings.iconTheme == (count >= 52 ? "Papirus" : nil), "\(count)")
    }
    #expect(XSettings(whole).dragThreshold == 12)
  }

  @Test(arguments: UInt64(0)..<50)
  func `flipped bytes never trap`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var property = Property(isBigEndian: seed.isMultiple(of: 2))
    property.add("Net/IconThemeName", .text("Papirus"))
    property.add("Xft/DPI", .integer(98_304))
    for _ in 0..<200 {
      var bytes = property.bytes
      bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
      _ = XSettings(bytes)
    }
  }
}

/// Writes a `_XSETTINGS_SETTINGS` property by its specification.
private struct Property {
  let isBigEndian: Bool
  private var entries: [UInt8] = []
  private var count: UInt32 = 0

  enum Value {
    case integer(Int32)
    case text(String)
    case color
  }

  init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

  var bytes: [UInt8] { [isBigEndian ? 1 : 0, 0, 0, 0] + word(7) + word(count) + entries }

  mutating func add(_ name: String, _ value: Value) {
    count += 1
    switch value {
    case .integer(let number): entry(0, name, word(UInt32(bitPattern: number)))
    case .text(let text): entry(1, name, word(UInt32(text.utf8.count)) + padded(text))
    case .color: entry(2, name, [1, 2, 3, 4, 5, 6, 7, 8])
    }
  }

  private mutating func entry(_ type: UInt8, _ name: String, _ value: [UInt8]) {
    let length = UInt16(name.utf8.count)
    let lengthBytes = [UInt8(length >> 8), UInt8(length & 0xff)]
    entries += [type, 0] + (isBigEndian ? lengthBytes : lengthBytes.reversed())
    entries += padded(name) + word(1) + value
  }

  private func word(_ value: UInt32) -> [UInt8] {
    let bytes = (0..<4).map { UInt8(truncatingIfNeeded: value >> UInt32(8 * (3 - $0))) }
    return isBigEndian ? bytes : bytes.reversed()
  }

  private func padded(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    return bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
  }
}
