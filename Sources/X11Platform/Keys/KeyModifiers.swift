import CX11

/// The modifiers that are held with a key, in the order in which they are written.
package struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// One bit a modifier.
  package let rawValue: UInt8

  package static let control = KeyModifiers(rawValue: 1)
  static let shift = KeyModifiers(rawValue: 2)
  static let alt = KeyModifiers(rawValue: 4)
  static let `super` = KeyModifiers(rawValue: 8)

  /// What each modifier is called, and its bit in an event of X.
  private static let all: [(name: String, modifier: KeyModifiers, mask: Int32)] = [
    ("Ctrl", .control, ControlMask), ("Shift", .shift, ShiftMask), ("Alt", .alt, Mod1Mask),
    ("Super", .super, Mod4Mask),
  ]

  /// What the modifiers are called.
  package static var names: [String] { all.map(\.name) }

  /// The modifiers of these bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The modifiers in the state of an event; the locks are none.
  package init(state: UInt32) {
    self.init(Self.all.filter { state & UInt32($0.mask) != 0 }.map(\.modifier))
  }

  /// The modifier called `name`, or `nil` when there is none.
  package init?(name: String) {
    guard let found = Self.all.first(where: { $0.name == name }) else { return nil }
    self = found.modifier
  }

  /// What the modifiers are called, in order.
  package var names: [String] { Self.all.filter { contains($0.modifier) }.map(\.name) }
}
