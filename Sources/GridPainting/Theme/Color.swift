/// A color with an opacity, each part from 0 to 1, not premultiplied.
package struct Color: Hashable, Sendable {
  /// The parts.
  package var red, green, blue, alpha: Double

  /// A color from its parts, each from 0 to 1.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// The color `0xRRGGBB` with an opacity.
  package init(_ rgb: UInt32, alpha: Double = 1) {
    func part(_ shift: UInt32) -> Double { Double(rgb >> shift & 0xff) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }

  /// The color written as `#rrggbb` or `#rrggbbaa`, or `nil` when `text` is neither.
  package init?(_ text: String) {
    let digits = text.dropFirst()
    guard text.first == "#", digits.utf8.allSatisfy(Self.isHexDigit),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    switch digits.utf8.count {
    case 6: self.init(value)
    case 8: self.init(value >> 8, alpha: Double(value & 0xff) / 255)
    default: return nil
    }
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  /// The color with `alpha` times its opacity.
  func faded(to alpha: Double) -> Color {
    var color = self
    color.alpha *= alpha
    return color
  }

  /// The color moved toward `other` by `part`, from 0 to 1.
  func mixed(with other: Color, by part: Double) -> Color {
    Color(
      red: red + (other.red - red) * part, green: green + (other.green - green) * part,
      blue: blue + (other.blue - blue) * part, alpha: alpha)
  }
}
