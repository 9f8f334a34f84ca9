import GridPainting

/// The contrast ratio of two opaque colors by the Web Content Accessibility Guidelines 2.2.
func contrast(_ first: Color, _ second: Color) -> Double {
  let (one, other) = (luminance(first), luminance(second))
  return (max(one, other) + 0.05) / (min(one, other) + 0.05)
}

private func luminance(_ color: Color) -> Double {
  /// Close enough to sRGB's 2.4th power without a mathematics library: cubes and squares mixed.
  func linear(_ part: Double) -> Double {
    guard part > 0.03928 else { return part / 12.92 }
    let base = (part + 0.055) / 1.055
    return power(base)
  }
  return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
}

/// The 2.4th power: the square times the fifth root of the square, by Newton's steps.
private func power(_ base: Double) -> Double {
  let square = base * base
  var root = 1.0
  for _ in 0..<60 {
    root -= (root * root * root * root * root - square) / (5 * root * root * root * root)
  }
  return square * root
}

extension Color {
  /// The visible color where `other`, which may be translucent, covers this one.
  func covered(by other: Color) -> Color {
    func mixed(_ below: Double, _ above: Double) -> Double {
      below + (above - below) * other.alpha
    }
    return Color(
      red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue))
  }
}
