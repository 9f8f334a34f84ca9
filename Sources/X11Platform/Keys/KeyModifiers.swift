import CX11

/// The modifiers of a key combination, in the order in which they are written.
package struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// One bit for each modifier.
  package let rawValue: UInt8

  package static let control = KeyModifiers(rawValue: 1)
  static let shift = KeyModifiers(rawValue: 2)
  static let alt = KeyModifiers(rawValue: 4)
  static let `super` = KeyModifiers(rawValue: 8)

  /// The name of each modifier, and its bit in the state of an X event.
  private static let all: [(name: String, modifier: KeyModifiers, mask: Int32)] = [
    ("Ctrl", .control, ControlMask), ("Shift", .shift, ShiftMask), ("Alt", .alt, Mod1Mask),
    ("Super", .super, Mod4Mask),
  ]

  /// The names of all modifiers.
  package static var names: [String] { all.map(\.name) }

  /// The modifiers with these bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The modifiers in the state of an X event, without Caps Lock and Num Lock.
  package init(state: UInt32) {
    self.init(Self.all.filter { state & UInt32($0.mask) != 0 }.map(\.modifier))
  }

  /// The modifier called `name`; `nil` if there is none.
  package init?(name: String) {
    guard let found = Self.all.first(where: { $0.name == name }) else { return nil }
    self = found.modifier
  }

  /// The names of the modifiers, in order.
  package var names: [String] { Self.all.filter { contains($0.modifier) }.map(\.name) }
}
